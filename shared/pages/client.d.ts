/** A browser's script as text: infra/bundle.ts and the tests compile `<name>.client.ts` in its place. */
declare module '*.client' {
  export const script: string;
  /** The same compressed (gzip), in base64. */
  export const packed: string;
  /** What a browser checks it by (https://www.w3.org/TR/SRI/). */
  export const integrity: string;
}
