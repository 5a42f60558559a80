import type { ImportRule } from '#server/import-rule.ts';

/** What an import does with the rows of this feature. */
export const rightsImportRules: readonly ImportRule[] = [
  {
    table: 'roles',
    plain: ['name', 'title', 'rules'],
  },
];
