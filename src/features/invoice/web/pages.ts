import { getSeller } from '#platform/seller/contract.ts';
import { firstCall, idFrom } from '#web/first-call.ts';
import { type Need, type PageParams, type PageRow, tableOf } from '#web/page-table.ts';
import { readClientAccount } from '../account-contract.ts';
import { listInvoices, readInvoice, readInvoiceCounts } from '../contract.ts';
import { listRecurringInvoices } from '../recurring-contract.ts';
import { readTaxReport } from '../tax-contract.ts';
import { accountInput, spanIn } from './account/account-input.ts';
import { invoiceListInput, readInvoiceTable } from './list/invoice-table.ts';
import { readRecurringTable, recurringListInput } from './recurring/recurring-table.ts';
import { taxInput, taxPlace } from './taxes/tax-input.ts';

const needs: Need = { action: 'read', subject: 'Invoice' };
const list = '/apps/invoice/list';

// These pages open without an id to choose an invoice, and with the id in their URL.
const preview = {
  page: () => import('#features/invoice/web/preview/invoice-preview-page.tsx').then(({ InvoicePreviewPage }) => InvoicePreviewPage),
  needs,
  shell: 'app',
  belongsTo: list,
} satisfies Partial<PageRow>;
const edit = {
  page: () => import('#features/invoice/web/editor/invoice-edit-page.tsx').then(({ InvoiceEditPage }) => InvoiceEditPage),
  needs: { action: 'update', subject: 'Invoice' },
  shell: 'app',
  belongsTo: list,
} satisfies Partial<PageRow>;
const print = {
  page: () => import('#features/invoice/web/preview/invoice-print-page.tsx').then(({ InvoicePrintPage }) => InvoicePrintPage),
  needs,
  shell: 'bare',
} satisfies Partial<PageRow>;

const askForInvoice: PageRow['ask'] = (client, { id }) =>
  import('#features/invoice/web/invoice-query.ts').then(({ prefetchInvoice }) => prefetchInvoice(client, Number(id)));

export const invoicePages = tableOf([
  {
    path: list,
    page: () => import('#features/invoice/web/list/invoice-list-page.tsx').then(({ InvoiceListPage }) => InvoiceListPage),
    ask: (client, _, search) =>
      import('#features/invoice/web/invoice-queries.ts').then(({ prefetchInvoices }) => prefetchInvoices(client, search)),
    needs,
    shell: 'app',
    menu: { label: 'menu.invoiceList', under: 'menu.invoices' },
    first: (_, search) => [firstCall(listInvoices, invoiceListInput(readInvoiceTable(search))), firstCall(readInvoiceCounts, {})],
  },
  { path: '/apps/invoice/preview', ...preview },
  { path: '/apps/invoice/preview/:id', ...preview, ask: askForInvoice, first: invoice },
  { path: '/apps/invoice/edit', ...edit },
  { path: '/apps/invoice/edit/:id', ...edit, ask: askForInvoice, first: invoice },
  {
    path: '/apps/invoice/add',
    page: () => import('#features/invoice/web/editor/invoice-add-page.tsx').then(({ InvoiceAddPage }) => InvoiceAddPage),
    ask: (client) => import('#platform/seller/web/public-api.ts').then(({ sellerQuery }) => client.prefetchQuery(sellerQuery)),
    needs: { action: 'create', subject: 'Invoice' },
    shell: 'app',
    menu: { label: 'menu.addInvoice', under: 'menu.invoices' },
    first: () => [firstCall(getSeller, {})],
  },
  {
    path: '/apps/invoice/recurring',
    page: () => import('#features/invoice/web/recurring/recurring-page.tsx').then(({ RecurringPage }) => RecurringPage),
    ask: (client, _, search) =>
      import('#features/invoice/web/recurring/recurring-queries.ts').then(({ prefetchRecurring }) => prefetchRecurring(client, search)),
    needs,
    shell: 'app',
    menu: { label: 'menu.recurringInvoices', under: 'menu.invoices' },
    first: (_, search) => [firstCall(listRecurringInvoices, recurringListInput(readRecurringTable(search)))],
  },
  {
    path: '/apps/invoice/taxes',
    page: () => import('#features/invoice/web/taxes/tax-report-page.tsx').then(({ TaxReportPage }) => TaxReportPage),
    ask: (client, _, search) =>
      import('#features/invoice/web/taxes/tax-query.ts').then(({ taxQuery }) => client.prefetchQuery(taxQuery(taxPlace(search)))),
    needs,
    shell: 'app',
    menu: { label: 'menu.taxReport', under: 'menu.invoices' },
    first: (_, search) => [firstCall(readTaxReport, taxInput(taxPlace(search)))],
  },
  {
    path: '/apps/invoice/clients/:id',
    page: () => import('#features/invoice/web/account/client-account-page.tsx').then(({ ClientAccountPage }) => ClientAccountPage),
    ask: (client, { id }, search) =>
      import('#features/invoice/web/account/account-query.ts').then(({ accountQuery }) =>
        client.prefetchQuery(accountQuery(Number(id), spanIn(search))),
      ),
    needs,
    shell: 'app',
    belongsTo: '/apps/invoice/clients',
    first: ({ id: text }, search) => {
      const id = idFrom(text);
      return id === undefined ? [] : [firstCall(readClientAccount, accountInput(id, spanIn(search)))];
    },
  },
  {
    path: '/invoice/:entity/:id',
    page: () => import('#features/invoice/web/linked/linked-invoice-page.tsx').then(({ LinkedInvoicePage }) => LinkedInvoicePage),
    shell: 'bare',
  },
  { path: '/apps/invoice/print', ...print },
  { path: '/apps/invoice/print/:id', ...print, ask: askForInvoice, first: invoice },
]);

function invoice({ id: text }: PageParams): string[] {
  const id = idFrom(text);
  return id === undefined ? [] : [firstCall(readInvoice, { params: { id } })];
}
