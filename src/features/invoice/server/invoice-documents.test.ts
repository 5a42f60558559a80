import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { beforeEach, describe, expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { pdfText, withoutSpaces } from '../../../../tests/pdf-text.ts';
import { readingArabic } from '../../../../tests/reads-arabic.ts';
import { invoiceTotals, lineAmounts } from '../line-amounts.ts';
import { moneyText } from '../money-text.ts';
import { sendInvoices } from '../sending-contract.ts';

const publicUrl = 'https://atrium.example';
const world = mockOutgoingMail();
const calls = invoiceCalls({ mail: { outgoing: world.outgoing }, settings: { publicUrl } });
beforeEach(() => calls.completeSeller());

const delivered = () => world.delivered(calls.atrium.deps);
const fetched = (path: string, more: Record<string, string> = {}, who = calls.admin) =>
  calls.atrium.request(path, { headers: { Authorization: `Bearer ${who.accessToken}`, ...more } });
const pdfOf = async (id: number, more: Record<string, string> = {}) => {
  const response = await fetched(`/api/v1/invoices/${id}/pdf`, more);
  expect(response.status).toBe(200);
  return { response, pages: await pdfText(new Uint8Array(await response.arrayBuffer())) };
};
const send = (id: number, more: object = {}) => calls.admin.post(`/api/v1/invoices/${id}/send`, { to: 'tomas@miramar.example', ...more });
const linkIn = (html = '') => new URL(/href="([^"]*\/invoice\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
/** Fetches the PDF with the terms of a link. */
const open = ({ pathname, search }: URL) => calls.atrium.request(`${pathname.replace('/invoice/', '/api/v1/invoice-links/')}${search}`, {});

describe('the PDF', () => {
  test('has the same numbers as the page, and identifies the seller', async () => {
    await calls.admin.post('/api/v1/seller', { iban: 'PT50000201231234567890154', bankName: 'Banco do Estuário', numberPrefix: 'JV-' });
    const lines = [
      line(21_400, { quantityMilli: 12_000, discountBasisPoints: 550, taxBasisPoints: 2300 }),
      line(205_033, { description: 'Holt Dining Table\noiled oak', quantityMilli: 1500, taxBasisPoints: 600 }),
    ];
    const issued = await calls.issued({ lines, notes: 'Two lorries.' });
    const record = await calls.read(issued.id);
    const { response, pages } = await pdfOf(issued.id);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toContain('filename="JV-0001 Hotel Miramar Group.pdf"');
    const money = (cents: number) => moneyText(cents, 'EUR');
    const { taxes } = invoiceTotals(lines);
    const told = [
      ...lines.map((one) => money(lineAmounts(one).netCents)),
      ...taxes.map(({ taxCents }) => money(taxCents)),
      ...[record.netCents, record.totalCents, record.balanceCents, -record.discountCents].map(money),
      ...['JV-0001', 'Hotel Miramar Group', 'Tomás Arrieta', 'Rua do Cais 1', 'VAT ID PT501', record.issuedDate, record.dueDate],
      ...['oiled oak', 'Two lorries.', 'Banco do Estuário', 'PT50 0002 0123', '5.5%', '23%', '1.5', 'Juniper & Vale'],
    ];
    for (const text of told) expect(pages[0], text).toContain(withoutSpaces(text));
    expect(pages[0]).not.toContain('Draft');
  });

  test('shows bank details without an IBAN, and the seller’s registration', async () => {
    await calls.admin.post('/api/v1/seller', {
      ...{ iban: '', bankCountry: 'UK', bankCode: '20-00-00', accountNumber: '12345678' },
      ...{ companyNumber: '01234567', taxNumber: 'Steuernummer 27/123/45678' },
    });
    await calls.admin.post(`/api/v1/clients/${calls.miramar.id}`, { companyNumber: 'RC 55', taxNumber: '509' });
    const { pages } = await pdfOf((await calls.add()).id);
    for (const text of [
      'Sort code 20-00-00',
      'Account number 12345678',
      'Company no. 01234567',
      'Steuernummer 27/123/45678',
      'RC 55',
      'Tax no. 509',
      'United Kingdom',
    ])
      expect(pages[0], text).toContain(withoutSpaces(text));
    expect(pages[0]).not.toContain('IBAN');
  });

  test('shows quantities with units, and carries the subtotal over each page', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(10_000 + index, { unit: 'HUR', description: `Visit <${index + 1}>` }));
    await calls.admin.post(`/api/v1/clients/${calls.miramar.id}`, { country: 'Deutschland' });
    const { id } = await calls.add({ lines });
    const { pages } = await pdfOf(id, { 'Accept-Language': 'fr' });
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toContain('Allemagne');
    expect(pages[0]).toContain(withoutSpaces('1 Visit <1> 1 h'));
    for (const [index, page] of pages.slice(1).entries()) {
      const shown = [...page.matchAll(/(\d+)Visit<(\d+)>/g)];
      expect(shown.every(([, before = '', name = '']) => before.endsWith(name))).toBe(true);
      const before = Number(shown[0]?.[2]) - 1;
      const carried = lines.slice(0, before).reduce((sum, { priceCents }) => sum + priceCents, 0);
      const text = withoutSpaces(moneyText(carried, 'EUR', 'fr'));
      expect(pages[index], `page ${index + 1}`).toContain(`Àreporter${text}`);
      expect(page, `page ${index + 2}`).toContain(`Report${text}`);
    }
    expect(pages.at(-1)).not.toContain('Àreporter');
  });

  test.each([
    ['CHF', 123_456_789, ['CHF 1,234,567.89', 'Tax 23% of CHF 1,234,567.89', 'CHF 283,950.61', 'CHF 1,518,518.50']],
    ['IDR', 98_765_432_100, ['IDR 987,654,321.00', 'Tax 23% of IDR 987,654,321.00', 'IDR 1,214,814,814.83']],
    ['IDR', 99_999_999_999_00, ['IDR 99,999,999,999.00', 'IDR 122,999,999,998.77']],
    ['RSD', 150_000, ['RSD 1,500.00', 'RSD 1,845.00']],
    ['USD', 98_765_432_100, ['US$987,654,321.00', 'US$1,214,814,814.83']],
  ])('fits every figure, however long its currency and amount: %s %d', async (currency, priceCents, figures) => {
    const { id } = await calls.issued({ currency, lines: [line(priceCents, { taxBasisPoints: 2300 })] });
    for (const language of ['en', 'ar']) {
      const [page = ''] = (await pdfOf(id, { 'Accept-Language': language })).pages;
      if (language === 'en') for (const figure of figures) expect(page, figure).toContain(withoutSpaces(figure));
      const amounts = figures.map((figure) => figure.replace(/^[^\d]*(?:23% of [^\d]*)?/, ''));
      for (const amount of amounts) expect(page, `${language}: ${amount}`).toContain(amount);
      // The amount due is in the facts at the top and at the end of the totals.
      expect(page.split(amounts.at(-1) ?? '').length - 1, `${language}: total, and amount due twice`).toBe(3);
    }
  });

  test('of a draft is marked as one, and in yen has no minor units', async () => {
    const { id } = await calls.add({ currency: 'JPY', lines: [line(1200)] });
    const [page] = (await pdfOf(id)).pages;
    expect(page).toContain('Draft');
    expect(page).toContain('¥1,200');
    expect(page).not.toContain('¥1,200.');
  });

  test('of a credit note names the corrected invoice, and requests no payment', async () => {
    const issued = await calls.issued();
    const { body } = await calls.credit(issued.id);
    const [page] = (await pdfOf(body.invoice.id)).pages;
    for (const text of ['Credit note', 'Corrects', issued.number ?? '', '€100.00']) expect(page).toContain(withoutSpaces(text));
    expect(page).not.toContain('Amountdue');
  });

  test.each([
    ['de', ['Rechnung', '1.234.567,89 €', '23 %', 'Zu zahlen']],
    ['fr', ['Facture', '1\u202f234\u202f567,89 €', '23 %']],
    ['pt', ['Fatura', '1 234 567,89 €', '23%']],
  ])('in %s has the letters, separators and symbols of the language', async (language, told) => {
    const { id } = await calls.add({
      currency: 'EUR',
      lines: [line(123_456_789, { taxBasisPoints: 2300, description: 'Bänke, chaînes, três leões' })],
    });
    const [page = ''] = (await pdfOf(id, { 'Accept-Language': language })).pages;
    for (const text of [...told, 'Bänke, chaînes, três leões']) expect(page, text).toContain(withoutSpaces(text));
    // Unsupported characters would appear as a question mark or a box.
    expect(page).not.toMatch(/[?\ufffd□]/);
  });

  test('is in Arabic for Arabic readers', async () => {
    const { id } = await calls.add({ lines: [line(10_000, { description: 'مصباح فن' })] });
    const { pages } = await pdfOf(id, { 'Accept-Language': 'ar,en;q=0.5' });
    for (const text of ['فاتورة', 'مصباح فن', 'المبلغ المستحق']) expect(pages[0]).toContain(withoutSpaces(text));
  });

  test('is hidden from other companies', async () => {
    const { id } = await calls.issued();
    expect((await fetched(`/api/v1/invoices/${id}/pdf`, {}, calls.elsewhere)).status).toBe(404);
    expect((await calls.atrium.request(`/api/v1/invoices/${id}/pdf`, {})).status).toBe(401);
    expect((await fetched('/api/v1/invoices/999/pdf')).status).toBe(404);
  });
});

describe('sending', () => {
  test('uses the sender’s language for mail and PDF, except for their own text', async () => {
    const { id } = await calls.add({ lines: [line(10_000)] });
    await readingArabic(calls.atrium, calls.admin, async () => {
      await send(id);
      calls.today('2030-04-10');
      await send(id, { isReminder: true });
      await send(id, { subject: 'Your lamp', message: 'As agreed.' });
    });
    // They are sent concurrently, in any order.
    const mails = await delivered();
    const subjects = ['الفاتورة #0001 من Juniper & Vale', 'تذكير بالدفع: استحقت الفاتورة #0001 في 9 أبريل 2030', 'Your lamp'];
    expect(mails.map(({ subject }) => subject).sort()).toEqual(subjects.toSorted());
    const [mail, own] = [subjects[0], subjects[2]].map((subject) => mails.find((one) => one.subject === subject));
    expect(mail?.html).toContain('<div dir="rtl">');
    for (const text of ['عزيزنا العميل Tomás Arrieta،', '100.00', 'حتى 9 أبريل 2030', 'مع أطيب التحيات', 'عرض الفاتورة #0001 وطريقة الدفع'])
      expect(mail?.html).toContain(text);
    const [page] = await pdfText(new Uint8Array(mail?.attachments[0]?.content as ArrayBuffer));
    expect(page).toContain(withoutSpaces('المبلغ المستحق'));
    expect(own?.html).toContain('As agreed.');
    expect(own?.html).not.toContain('عزيزنا العميل');
  });

  test('issues a draft and mails it with the PDF and a link that records the first download', async () => {
    const { id } = await calls.add({ lines: [line(10_000, { description: '<b>Lamp</b>' })] });
    const sent = calls.record(200, await send(id));
    expect(sent).toMatchObject({ isIssued: true, invoiceStatus: 'Sent' });
    const [mail, ...others] = await delivered();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipients: ['tomas@miramar.example'], subject: 'Invoice #0001 from Juniper & Vale' });
    expect(mail?.text).toContain('€100.00 by 9 Apr 2030');
    expect(mail?.attachments).toMatchObject([{ mimeType: 'application/pdf', filename: '#0001 Hotel Miramar Group.pdf' }]);
    const [page] = await pdfText(new Uint8Array(mail?.attachments[0]?.content as ArrayBuffer));
    expect(page).toContain('#0001');
    expect(page).not.toContain('Draft');
    const link = linkIn(mail?.html);
    expect(link.origin).toBe(publicUrl);
    expect(mail?.text).toContain(link.search);

    const opened = await open(link);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('Content-Disposition')).toMatch(/^inline/);
    expect(await pdfText(new Uint8Array(await opened.arrayBuffer()))).toEqual([page]);
    expect((await calls.read(id)).invoiceStatus).toBe('Downloaded');
    await open(link);
    expect(await calls.history(id)).toEqual(['created', 'issued', 'sent tomas@miramar.example', 'downloaded']);
    const mails = (await calls.admin.get('/apps/email/emails', { folder: 'sent' })).body.emails as { subject: string }[];
    expect(mails.map(({ subject }) => subject)).toContain('Invoice #0001 from Juniper & Vale');
  });

  test('escapes the sender’s own words', async () => {
    const { id } = await calls.issued();
    await send(id, { subject: 'Yours', message: 'Dear <script>alert(1)</script>\nTomás,\n\nthank you & goodbye' });
    const [mail] = await delivered();
    expect(mail?.subject).toBe('Yours');
    expect(mail?.html).toContain('thank you &amp; goodbye');
    expect(mail?.html).not.toContain('<script');
    expect(mail?.text).toContain('Dear <script>alert(1)</script>\nTomás,');
  });

  test('inserts a draft’s number at its placeholder', async () => {
    const { id } = await calls.add();
    calls.record(200, await send(id, { subject: 'Your lamps: {number}', message: 'Please name {number}.' }));
    const [mail] = await delivered();
    expect([mail?.subject, mail?.text]).toEqual(['Your lamps: #0001', expect.stringContaining('Please name #0001.')]);
  });

  test('a reminder states the amount due and is recorded as one', async () => {
    const { id } = await calls.issued();
    await calls.pay(id, 2500);
    calls.today('2030-04-20');
    calls.record(200, await send(id, { isReminder: true }));
    const [mail] = await delivered();
    expect(mail?.subject).toBe('Reminder: invoice #0001 was due on 9 Apr 2030');
    expect(mail?.text).toContain('€75.00');
    expect((await calls.history(id)).at(-1)).toBe('reminded tomas@miramar.example');
  });

  test('several invoices reports those without an address, and sends none if one does not exist', async () => {
    const first = await calls.add();
    const without = await calls.add({ clientId: calls.library.id });
    const second = await calls.issued();
    expect((await calls.admin.post('/api/v1/invoices/send', { ids: [first.id, 999] })).status).toBe(404);
    expect(await delivered()).toEqual([]);
    const { status, body } = await calls.admin.post('/api/v1/invoices/send', { ids: [second.id, without.id, first.id] });
    expect(status).toBe(200);
    sendInvoices.answer?.parse(body);
    expect(body).toEqual({ sent: [first.id, second.id], withoutAddress: [without.id], incomplete: [] });
    expect((await delivered()).map(({ subject }) => subject).sort()).toEqual([
      'Invoice #0001 from Juniper & Vale',
      'Invoice #0002 from Juniper & Vale',
    ]);
    expect((await calls.read(without.id)).isIssued).toBe(false);
  });

  test('fails without outgoing mail, and issues nothing', async () => {
    const { mail } = calls.atrium.deps;
    mail.outgoing = null;
    try {
      const { id } = await calls.add();
      const refused = await send(id);
      expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['to']]);
      expect((await calls.admin.post('/api/v1/invoices/send', { ids: [id] })).status).toBe(400);
      expect((await calls.read(id)).isIssued).toBe(false);
      calls.record(200, await send(id, { to: calls.staff.userData.email }));
    } finally {
      mail.outgoing = world.outgoing;
    }
  });

  test('requires permission to change invoices', async () => {
    const { id } = await calls.add();
    expect((await calls.elsewhere.post(`/api/v1/invoices/${id}/send`, { to: 'x@x.example' })).status).toBe(404);
    expect((await send(id, { to: 'nobody' })).status).toBe(400);
    expect(await delivered()).toEqual([]);
  });
});

describe('the link in a mail', () => {
  test('opens no other invoice, draft or deleted invoice', async () => {
    const { id } = await calls.issued();
    const other = await calls.issued();
    await send(id);
    const link = linkIn((await delivered())[0]?.html);
    const altered = new URL(link);
    altered.pathname = altered.pathname.replace(`/${id}`, `/${other.id}`);
    const forged = new URL(link);
    forged.searchParams.set(
      'signature',
      String(link.searchParams.get('signature')).replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    const foreign = new URL(link);
    foreign.pathname = foreign.pathname.replace('/juniper/', '/elsewhere/');
    const unsigned = new URL(link.pathname, link);
    for (const wrong of [altered, forged, foreign, unsigned]) expect((await open(wrong)).status, wrong.href).toBe(404);
    expect((await open(link)).status).toBe(200);
    await calls.remove(id);
    expect((await open(link)).status).toBe(404);
    await calls.restore(id);
    expect((await open(link)).status).toBe(200);
    expect((await calls.read(other.id)).invoiceStatus).toBe('Sent');
  });

  test('records one download, even when opened concurrently', async () => {
    const { id } = await calls.issued();
    await send(id);
    const link = linkIn((await delivered())[0]?.html);
    const opened = await Promise.all([open(link), open(link), open(link)]);
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await calls.history(id)).filter((one) => one === 'downloaded')).toHaveLength(1);
  });
});

describe('the export', () => {
  const exported = async (query: Record<string, string>) => {
    const response = await fetched(`/api/v1/invoice-export?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    return response;
  };
  const rowsOf = async (query: Record<string, string>) => {
    const { data } = Papa.parse<Record<string, string>>((await (await exported({ format: 'csv', ...query })).text()).trimEnd(), {
      header: true,
    });
    return data;
  };

  test('contains the filtered invoices in order, with formulas as text', async () => {
    await calls.issued({ service: '=HYPERLINK("http://x")', lines: [line(100_050, { taxBasisPoints: 2300 })] });
    await calls.issued({ clientId: calls.library.id, lines: [line(5000)] });
    await calls.add({ currency: 'JPY', lines: [line(1200)] });
    const rows = await rowsOf({ sortColumn: 'id', sort: 'asc' });
    expect(rows).toMatchObject([
      {
        Number: '#0001',
        Client: 'Hotel Miramar Group',
        Description: `'=HYPERLINK("http://x")`,
        Issued: '2030-03-10',
        Net: '1000.5',
        Total: '1230.62',
      },
      { Number: '#0002', Client: 'Leith Library', Status: 'Sent', Balance: '50' },
      { Number: '', Currency: 'JPY', Status: 'Draft', Total: '1200' },
    ]);
    expect((await rowsOf({ status: 'draft' })).map((row) => row.Currency)).toEqual(['JPY']);
    expect((await rowsOf({ q: 'leith' })).map((row) => row.Number)).toEqual(['#0002']);
    const { body } = await calls.admin.get('/api/v1/audit', { action: 'invoice.exported' });
    expect(body.entries[0]).toMatchObject({ action: 'invoice.exported', actor: { id: calls.admin.userData.id } });
  });

  test('contains real numbers and dates in a workbook', async () => {
    await calls.issued({ lines: [line(100_050)] });
    const response = await exported({ format: 'xlsx' });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<v>1000.5</v>');
    expect(sheet).toContain('Hotel Miramar Group');
  });

  test('has headings in the caller’s language, right to left in Arabic', async () => {
    await calls.issued({ lines: [line(100_050)] });
    const asking = { 'Accept-Language': 'ar' };
    const [head, row] = (await (await fetched('/api/v1/invoice-export?format=csv', asking)).text()).split('\r\n');
    expect(head).toContain('الرقم,النوع,الحالة,العميل');
    expect(row).toContain('فاتورة,مُرسلة,Hotel Miramar Group');
    const workbook = await fetched('/api/v1/invoice-export?format=xlsx', asking);
    const files = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
    expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('rightToLeft="1"');
  });

  test('continues after each batch, in every order, without gaps', async () => {
    await calls.issued();
    const [{ names } = { names: '' }] = (await calls.atrium.ownerQuery(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
       where attrelid = 'invoices'::regclass and attnum > 0 and attname not in ('id', 'number', 'client_key')`,
    )) as { names: string }[];
    await calls.atrium.ownerQuery(
      `insert into invoices (id, number, ${names}) select place, '#' || place, ${names} from invoices, generate_series(2, 1150) place where id = 1`,
    );
    await calls.atrium.ownerQuery(
      `update invoices set total_rank = id % 7, balance_rank = id % 5, due_on = due_on + (id % 9)::int, client_name = 'Client ' || id % 4`,
    );
    for (const sortColumn of ['id', 'invoiceStatus', 'client.name', 'total', 'issuedDate', 'dueDate', 'balance']) {
      for (const sort of ['asc', 'desc']) {
        const numbers = (await rowsOf({ sortColumn, sort })).map((row) => Number(row.Number?.slice(1)));
        expect(new Set(numbers).size, sortColumn).toBe(1150);
        const page = await calls.list({ sortColumn, sort, perPage: 100, page: 11 });
        expect(numbers.slice(1000, 1100), `${sortColumn} ${sort}`).toEqual(page.invoices.map(({ id }) => id));
      }
    }
  });

  test('requires permission to read invoices, and covers the caller’s company only', async () => {
    await calls.issued();
    const theirs = await fetched('/api/v1/invoice-export?format=csv', {}, calls.elsewhere);
    expect(await theirs.text()).not.toContain('Miramar');
    expect((await calls.atrium.request('/api/v1/invoice-export?format=csv', {})).status).toBe(401);
  });
});
