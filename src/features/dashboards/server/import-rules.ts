import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
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
