import type { ImportRule } from '#server/import-rule.ts';

export const invoiceImportRules: readonly ImportRule[] = [
  {
    table: 'invoice_attachments',
    plain: ['name', 'media_type', 'client_key'],
  },
  {
    table: 'invoice_documents',
    plain: ['language', 'name', 'e_invoice', 'e_invoice_format'],
  },
  {
    table: 'invoice_history',
    plain: ['kind', 'detail'],
  },
  {
    table: 'invoice_payments',
    plain: ['method', 'note', 'client_key'],
  },
  {
    table: 'invoices',
    plain: [
      'number',
      'kind',
      'client',
      'client_name',
      'seller',
      'service',
      'delivery',
      'currency',
      'lines',
      'pricing',
      'notes',
      'status',
      'client_key',
      'search_text',
    ],
  },
  {
    table: 'recurring_invoices',
    plain: ['unit', 'delivery', 'currency', 'lines', 'pricing', 'notes', 'service'],
  },
];
