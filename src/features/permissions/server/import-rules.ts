import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
export const permissionsImportRules: readonly ImportRule[] = [
  {
    table: 'permissions',
    plain: ['name', 'assigned_to', 'cells'],
  },
];
