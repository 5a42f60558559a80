import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
export const rightsImportRules: readonly ImportRule[] = [
  {
    table: 'roles',
    plain: ['name', 'title', 'rules'],
  },
];
