import type { ImportRule } from '#server/import-rule.ts';

/** How rows of an imported archive are cleaned. */
export const sparePartsImportRules: readonly ImportRule[] = [{ table: 'spare_parts', plain: ['name', 'notes'] }];
