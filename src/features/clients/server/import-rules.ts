import type { ImportRule } from '#server/import-rule.ts';

/** What an import does with the rows of this feature. */
export const clientsImportRules: readonly ImportRule[] = [
  {
    table: 'clients',
    plain: ['name', 'company', 'company_email', 'contact', 'address', 'country', 'vat_id', 'language', 'buyer_reference', 'e_invoice'],
  },
];
