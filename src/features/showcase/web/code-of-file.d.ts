// Highlighted source of an example, see `scripts/code-for-web.mjs`.
declare module '*.tsx?code' {
  export const files: readonly import('./example.ts').CodeFile[];
}
