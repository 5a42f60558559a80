import type { ImportRule } from '#server/import-rule.ts';

export const employeesImportRules: readonly ImportRule[] = [
  {
    table: 'employees',
    plain: ['full_name', 'post', 'email', 'city'],
  },
];
