import { areas } from '#contract/areas.ts';
import type { ImportRule } from '#server/import-rule.ts';

export const sessionImportRules: readonly ImportRule[] = [
  {
    table: 'entities',
    // Read by every request: an unknown area would lock out the whole company.
    cleaned: { areas_off: (value) => areas.filter((area) => Array.isArray(value) && value.includes(area)) },
    plain: ['name'],
  },
];
