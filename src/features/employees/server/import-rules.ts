import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
export const employeesImportRules: readonly ImportRule[] = [
  {
    table: 'employees',
    plain: ['full_name', 'post', 'email', 'city'],
  },
];
