// A table of pages without what loads them: see `scripts/pages-for-web.mjs`.
declare module '*/pages.ts?menu' {
  export const pages: import('./page-table.ts').MenuTable;
}
