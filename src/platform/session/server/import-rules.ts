import { areas } from '#contract/areas.ts';
import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
export const sessionImportRules: readonly ImportRule[] = [
  {
    table: 'entities',
    // Every call reads it: anything else than areas of today would turn away the whole company.
    cleaned: { areas_off: (value) => areas.filter((area) => Array.isArray(value) && value.includes(area)) },
    plain: ['name'],
  },
];
