import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
export const sessionImportRules: readonly ImportRule[] = [
  {
    table: 'entities',
    plain: ['name', 'areas_off'],
  },
];
