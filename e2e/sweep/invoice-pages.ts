import { writeInvoices } from './company.ts';
import { pressFirst, type SweptPage, sendOff } from './faces.ts';

const row = 'tbody tr[data-index]';
const dialog = ':is([role=dialog], dialog[open])';

export const invoicePages: Record<string, SweptPage> = {
  '/apps/invoice/list': {
    isForNew: true,
    faces: async (company) => {
      await writeInvoices(company);
      return [
        { at: '/apps/invoice/list', shows: row },
        {
          at: '/apps/invoice/list?status=Paid',
          shows: row,
          open: async (page) => {
            await page.locator(`${row} input[type=checkbox]`).first().check();
            await pressFirst(`${row} [aria-haspopup]`)(page);
          },
        },
        { at: '/apps/invoice/list?q=nothing-like-it' },
        { at: '/apps/invoice/list?open=gaps', shows: `${dialog} li` },
      ];
    },
  },
  '/apps/invoice/add': { faces: () => [{ at: '/apps/invoice/add', shows: '[data-key]', open: sendOff() }] },
  '/apps/invoice/edit/:id': {
    faces: async (company) => {
      const { draft } = await writeInvoices(company);
      return [{ at: `/apps/invoice/edit/${draft}`, shows: '[data-key]', open: pressFirst('[data-key] [aria-haspopup=menu]') }];
    },
  },
  '/apps/invoice/preview/:id': {
    faces: async (company) => {
      const { pastDue } = await writeInvoices(company);
      const at = `/apps/invoice/preview/${pastDue}`;
      return [
        { at, shows: 'article' },
        { at: `${at}?open=send`, shows: dialog },
        { at: `${at}?open=payment`, shows: dialog },
        { at: '/apps/invoice/preview/999999' },
      ];
    },
  },
  '/apps/invoice/print/:id': {
    faces: async (company) => {
      const { pastDue } = await writeInvoices(company);
      return [{ at: `/apps/invoice/print/${pastDue}`, shows: 'article' }];
    },
  },
  '/apps/invoice/recurring': {
    faces: async (company) => {
      await writeInvoices(company);
      return [
        { at: '/apps/invoice/recurring', shows: row },
        {
          at: '/apps/invoice/recurring?open=new',
          shows: dialog,
          open: async (page) => {
            await sendOff(dialog)(page);
            await pressFirst(`${dialog} [role=combobox]`, '[role=option]')(page);
          },
        },
      ];
    },
  },
  '/apps/invoice/clients': {
    faces: () => [
      { at: '/apps/invoice/clients', shows: row },
      { at: '/apps/invoice/clients?q=nothing-like-it' },
      { at: '/apps/invoice/clients?open=new', shows: `${dialog} form` },
    ],
  },
  '/apps/invoice/taxes': {
    faces: () => [
      { at: '/apps/invoice/taxes', shows: 'tfoot' },
      { at: '/apps/invoice/taxes?by=quarter&from=1999-01-01&until=1999-12-31', shows: 'main p' },
    ],
  },
  '/apps/invoice/clients/:id': {
    faces: () => [
      { at: '/apps/invoice/clients/1', shows: 'tfoot' },
      { at: '/apps/invoice/clients/1?from=2026-01-01&until=2026-01-02' },
      { at: '/apps/invoice/clients/999' },
    ],
  },
  '/apps/invoice/settings': {
    faces: () => [
      {
        at: '/apps/invoice/settings',
        shows: 'input[type=number]',
        open: async (page) => {
          await page.locator('input[type=number]').first().fill('77');
          await sendOff()(page);
        },
      },
    ],
  },
};
