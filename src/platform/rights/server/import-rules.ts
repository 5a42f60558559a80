import type { ImportRule } from '#server/import-rule.ts';

export const rightsImportRules: readonly ImportRule[] = [
  {
    table: 'roles',
    plain: ['name', 'title', 'rules'],
  },
];
