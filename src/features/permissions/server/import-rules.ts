import type { ImportRule } from '#server/import-rule.ts';

/** What an import does with the rows of this feature. */
export const permissionsImportRules: readonly ImportRule[] = [
  {
    table: 'permissions',
    plain: ['name', 'assigned_to', 'cells'],
  },
];
