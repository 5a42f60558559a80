import type { ImportRule } from '#server/import-rule.ts';

export const permissionsImportRules: readonly ImportRule[] = [
  {
    table: 'permissions',
    plain: ['name', 'assigned_to', 'cells'],
  },
];
