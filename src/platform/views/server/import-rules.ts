import type { ImportRule } from '#server/import-rule.ts';

export const viewsImportRules: readonly ImportRule[] = [
  {
    table: 'saved_views',
    plain: ['list', 'name', 'query'],
  },
];
