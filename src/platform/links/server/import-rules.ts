import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
export const linksImportRules: readonly ImportRule[] = [
  {
    table: 'links',
    plain: ['from_kind', 'to_kind', 'client_key'],
  },
];
