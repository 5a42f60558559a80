import type { ImportRule } from '#server/import-rule.ts';

export const clientsImportRules: readonly ImportRule[] = [
  {
    table: 'clients',
    plain: [
      'name',
      'company',
      'company_email',
      'contact',
      'address',
      'country',
      'vat_id',
      'company_number',
      'tax_number',
      'language',
      'buyer_reference',
      'e_invoice',
    ],
  },
];
