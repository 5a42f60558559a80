// The source of an example, with its words marked: see `scripts/code-for-web.mjs`.
declare module '*.tsx?code' {
  export const files: readonly import('./example.ts').CodeFile[];
}
