import { weightsFile } from './weights-file.ts';

/** A matrix in the memory: where it begins, and how many floats lie between rows and between columns. */
type Matrix = { at: number; row: number; column?: number };
type Sizes = { rows: number; inner: number; columns: number };

type Kernel = {
  memory: WebAssembly.Memory;
  multiply: (
    a: number,
    b: number,
    c: number,
    rows: number,
    inner: number,
    columns: number,
    rowStep: number,
    columnStep: number,
  ) => void;
  remember: (...addresses: number[]) => void;
  forget: (...addresses: number[]) => void;
};

/** Where the numbers of a step lie: what the memory says to its gates, the gates before and after the bend, what the memory says to the candidate, and what is remembered now and was before. */
export type StepPlaces = Record<'gates' | 'raw' | 'bent' | 'recalled' | 'output' | 'before', number>;
/** And of its gradients: of what is remembered, from its layer and from later steps, and, where they go, of the gates and of what the memory said to them. */
export type StepGradients = Record<'gradient' | 'carried' | 'toRaw' | 'off', number>;

/** Products of matrices of 32-bit floats, and the memory that they lie in: places are counted in floats. */
export type Arithmetic = {
  /** The memory, as long as `reserve` made it: what grows is another array. */
  floats: Float32Array;
  /** Makes the memory as long as this at least. */
  reserve: (floats: number) => void;
  /** Adds A·B to C, whose columns are a multiple of 32; B and C lie row by row. */
  addProduct: (a: Matrix, b: number, c: number, sizes: Sizes) => void;
  /** A step of a gated recurrent unit. */
  remember: (places: StepPlaces) => void;
  /** The same step backwards. */
  forget: (places: Omit<StepPlaces, 'gates' | 'output'>, gradients: StepGradients) => void;
};

const BYTES = 4;
const PAGE = 65_536;

/** An arithmetic with a memory of its own. @throws where the kernel is not there: `npm run train` makes it of `kernel.wat` */
export function newArithmetic(): Arithmetic {
  const bytes = weightsFile('kernel.wasm');
  if (!bytes) throw new Error('There is no shared/reading/weights/kernel.wasm: npm run train makes it');
  const instance = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)));
  const { memory, multiply, remember, forget } = instance.exports as Kernel;
  const it: Arithmetic = {
    floats: new Float32Array(memory.buffer),
    reserve: (floats) => {
      const pages = Math.ceil((floats * BYTES - memory.buffer.byteLength) / PAGE);
      if (pages > 0) memory.grow(pages);
      if (it.floats.buffer !== memory.buffer) it.floats = new Float32Array(memory.buffer);
    },
    addProduct: ({ at, row, column = 1 }, b, c, { rows, inner, columns }) =>
      multiply(at * BYTES, b * BYTES, c * BYTES, rows, inner, columns, row * BYTES, column * BYTES),
    remember: ({ gates, raw, bent, recalled, output, before }) =>
      remember(gates * BYTES, raw * BYTES, bent * BYTES, recalled * BYTES, output * BYTES, before * BYTES),
    forget: ({ raw, bent, recalled, before }, { gradient, carried, toRaw, off }) =>
      forget(
        gradient * BYTES,
        carried * BYTES,
        raw * BYTES,
        bent * BYTES,
        recalled * BYTES,
        before * BYTES,
        toRaw * BYTES,
        off * BYTES,
      ),
  };
  return it;
}
