/** A browser's script as text: infra/bundle.ts and the tests compile `<name>.client.ts` in its place. */
declare module '*.client' {
  export const script: string;
}
