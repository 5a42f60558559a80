import type { ImportRule } from '#server/import-rule.ts';

/** What an import does with the rows of this feature. */
export const dashboardsImportRules: readonly ImportRule[] = [
  {
    table: 'dashboard_arrangements',
    plain: ['page', 'choice'],
  },
  {
    table: 'kept_figures',
    plain: ['name'],
  },
];
