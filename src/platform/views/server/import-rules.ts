import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
export const viewsImportRules: readonly ImportRule[] = [
  {
    table: 'saved_views',
    plain: ['list', 'name', 'query'],
  },
];
