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
      'time_zone',
      'vat_id',
      'company_number',
      'tax_number',
      'email',
      'phone',
      'contact_name',
      'brand_color',
      'bank_name',
      'bank_country',
      'bank_code',
      'account_number',
      'iban',
      'swift_code',
      'tax_rates',
      'withholding',
      'tax_per',
      'e_invoice',
      'number_prefix',
      'chronology',
      'currency',
      'delivery',
      'invoice_notes',
      'reminder_days',
    ],
  },
];
