import type { ImportRule } from '#server/import-rule.ts';

export const peopleImportRules: readonly ImportRule[] = [
  {
    table: 'people',
    plain: ['full_name', 'email', 'role', 'about', 'language', 'time_zone', 'week_start', 'hour_cycle'],
  },
];
