import type { ImportRule } from '#server/import-rule.ts';

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
