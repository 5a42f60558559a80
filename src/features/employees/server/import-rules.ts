import type { ImportRule } from '#server/import-rule.ts';

/** What an import does with the rows of this feature. */
export const employeesImportRules: readonly ImportRule[] = [
  {
    table: 'employees',
    plain: ['full_name', 'post', 'email', 'city'],
  },
];
