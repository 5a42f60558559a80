import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
export const peopleImportRules: readonly ImportRule[] = [
  {
    table: 'people',
    plain: ['full_name', 'email', 'role', 'about', 'language', 'time_zone', 'week_start', 'hour_cycle'],
  },
];
