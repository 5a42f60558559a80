import type { ImportRule } from '#server/import-rule.ts';

export const linksImportRules: readonly ImportRule[] = [
  {
    table: 'links',
    plain: ['from_kind', 'to_kind', 'client_key'],
  },
];
