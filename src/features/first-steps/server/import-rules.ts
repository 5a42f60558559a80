import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
export const firstStepsImportRules: readonly ImportRule[] = [{ table: 'dismissals', plain: ['name'] }];
