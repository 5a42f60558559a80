import type { ImportRule } from '#server/import-rule.ts';

/** What an import does with the rows of this feature. */
export const sessionImportRules: readonly ImportRule[] = [
  {
    table: 'entities',
    plain: ['name'],
  },
];
