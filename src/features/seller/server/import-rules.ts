import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
export const sellerImportRules: readonly ImportRule[] = [
  {
    table: 'number_series',
    plain: ['series', 'skipped'],
  },
  {
    table: 'sellers',
    plain: [
      'name',
      'address',
      'country',
      'vat_id',
      'email',
      'phone',
      'contact_name',
      'bank_name',
      'bank_country',
      'iban',
      'swift_code',
      'tax_rates',
      'tax_per',
      'e_invoice',
      'number_prefix',
      'currency',
      'invoice_notes',
      'reminder_days',
    ],
  },
];
