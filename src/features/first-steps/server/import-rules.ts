import type { ImportRule } from '#server/import-rule.ts';

export const firstStepsImportRules: readonly ImportRule[] = [{ table: 'dismissals', plain: ['name'] }];
