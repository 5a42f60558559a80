// A page table without page loaders: see `scripts/pages-for-web.mjs`.
declare module '*/pages.ts?menu' {
  export const pages: import('./page-table.ts').MenuTable;
}
