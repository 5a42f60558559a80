import { beforeEach, describe, expect, test } from 'vitest';
import { send } from '../../../../tests/client.ts';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { readLinkedInvoice } from '../link-contract.ts';

const world = mockOutgoingMail();
const calls = invoiceCalls({ mail: { outgoing: world.outgoing }, settings: { publicUrl: 'https://atrium.example' } });
beforeEach(() => calls.completeSeller());

/** Mails an invoice and returns the path of its page from the mail. */
async function mailed(id: number): Promise<string> {
  await world.delivered(calls.atrium.deps);
  expect((await calls.admin.post(`/api/v1/invoices/${id}/send`, { to: 'tomas@miramar.example' })).status).toBe(200);
  const [mail] = await world.delivered(calls.atrium.deps);
  const { pathname, search } = new URL(/href="([^"]*\/invoice\/[^"]*)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '');
  return pathname + search;
}
/** Returns the API path behind a link. */
const callOf = (path: string, call: 'page' | 'reply' | 'xml') => {
  const { pathname, search } = new URL(path, 'https://atrium.example');
  return `${pathname.replace('/invoice/', '/api/v1/invoice-links/')}/${call}${search}`;
};
const read = (path: string) => send(calls.atrium, callOf(path, 'page'));
const reply = (path: string, body: object) =>
  send(calls.atrium, callOf(path, 'reply'), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
async function page(path: string) {
  const { status, body } = await read(path);
  expect(status, JSON.stringify(body)).toBe(200);
  readLinkedInvoice.answer?.parse(body);
  return body;
}

describe('the page of a mailed link', () => {
  test('opens with its PDF even if the company disabled invoices', async () => {
    const path = await mailed((await calls.issued()).id);
    const turn = (isOn: boolean) =>
      send(calls.atrium, '/api/v1/areas', {
        method: 'PUT',
        body: JSON.stringify({ area: 'invoices', isOn }),
        headers: { Authorization: `Bearer ${calls.admin.accessToken}`, 'Content-Type': 'application/json' },
      });
    expect((await turn(false)).status).toBe(200);
    const refused = await calls.admin.get('/api/v1/invoice-counts');
    const shown = await page(path);
    const pdf = await send(calls.atrium, shown.pdf);
    expect((await turn(true)).status).toBe(200);
    expect([refused.status, pdf.status]).toEqual([403, 200]);
  });

  test('shows the invoice, bank details and the client’s other invoices, without internal data', async () => {
    await calls.admin.post('/api/v1/seller', { iban: 'PT50000201231234567890154', numberPrefix: 'JV-' });
    const earlier = await calls.issued({ lines: [line(5000)], issuedOn: '2030-01-05', dueOn: '2030-02-04' });
    await calls.issued({ clientId: calls.library.id, lines: [line(700)] });
    await calls.add({ lines: [line(99)] });
    const { id } = await calls.issued({ lines: [line(20_000)] });
    await calls.pay(id, 4000, { note: 'He always pays late' });
    const shown = await page(await mailed(id));
    expect(shown.invoice).toMatchObject({ number: 'JV-0003', balanceCents: 16_000, client: { company: 'Hotel Miramar Group' } });
    expect(shown.epc.split('\n')).toEqual(expect.arrayContaining(['PT50000201231234567890154', 'EUR160.00', 'JV-0003']));
    expect(shown.all.map(({ number, isThis }: { number: string; isThis: boolean }) => [number, isThis])).toEqual([
      ['JV-0003', true],
      ['JV-0001', false],
    ]);
    expect(shown.balances).toEqual([{ currency: 'EUR', balanceCents: 21_000 }]);
    expect(JSON.stringify(shown)).not.toMatch(/pays late|history|createdBy|clientId/);
    // The others have their own links, which expire with this one.
    const other = shown.all[1].path;
    expect((await page(other)).invoice).toMatchObject({ number: 'JV-0001', totalCents: 5000 });
    expect(new URL(other, 'https://x').searchParams.get('expires')).toBe(new URL(shown.pdf, 'https://x').searchParams.get('expires'));
    expect(earlier.id).toBe(1);
    const pdf = await calls.atrium.request(shown.pdf, {});
    expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  });

  test('offers the XRechnung as a file that counts as a download, or null if there is none', async () => {
    await calls.admin.post('/api/v1/seller', {
      ...{
        name: 'Juniper & Vale',
        address: 'Boathouse 3\n4150-170 Porto',
        country: 'Portugal',
        vatId: 'PT510555447',
        contactName: 'Devansh',
      },
      ...{ email: 'accounts@juniper-vale.example', phone: '+351 22 555', iban: 'PT50000201231234567890154', eInvoice: 'xrechnung' },
    });
    await calls.admin.post(`/api/v1/clients/${calls.miramar.id}`, { buyerReference: '04011000-12345-34' });
    const lines = [line(10_000, { taxBasisPoints: 1900, taxCategory: 'S', taxName: 'VAT' })];
    const { id, number } = await calls.issued({ lines });
    const path = await mailed(id);
    const { xml, pdf } = await page(path);
    const file = await calls.atrium.request(xml, {});
    expect([file.status, file.headers.get('Content-Disposition')]).toEqual([200, expect.stringContaining('.xml')]);
    expect(await file.text()).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect((await calls.read(id)).invoiceStatus).toBe('Downloaded');
    expect((await calls.history(id)).filter((one) => one === 'downloaded')).toHaveLength(1);
    expect((await calls.atrium.request(xml.replace('signature=', 'signature=x'), {})).status).toBe(404);
    expect(await (await calls.atrium.request(pdf, {})).text()).toContain('%PDF');
    // Factur-X is embedded in the PDF, which is then the only file.
    await calls.admin.post('/api/v1/seller', { eInvoice: 'factur-x' });
    await calls.admin.post(`/api/v1/clients/${calls.miramar.id}`, { eInvoice: 'factur-x' });
    const inPdf = await mailed((await calls.issued({ lines })).id);
    expect((await page(inPdf)).xml).toBeNull();
    await calls.admin.post(`/api/v1/clients/${calls.miramar.id}`, { eInvoice: 'none' });
    const none = await mailed((await calls.issued({ lines })).id);
    expect((await page(none)).xml).toBeNull();
    expect((await send(calls.atrium, callOf(none, 'xml'))).status).toBe(404);
  });

  test('returns 404 for altered links, drafts, voided invoices and expired links', async () => {
    const { id } = await calls.issued();
    const other = await calls.issued({ clientId: calls.library.id });
    const path = await mailed(id);
    const wrong = [path.replace(`/${id}?`, `/${other.id}?`), path.replace('/juniper/', '/elsewhere/'), path.replace(/&signature=.*/, '')];
    for (const one of wrong) {
      expect((await read(one)).status, one).toBe(404);
      expect((await reply(one, { kind: 'accepted' })).status, one).toBe(404);
    }
    expect((await read(path)).status).toBe(200);
    await calls.remove(id);
    expect([(await read(path)).status, (await reply(path, { kind: 'accepted' })).status]).toEqual([404, 404]);
    await calls.restore(id);
    calls.today('2030-12-01');
    expect((await read(path)).status).toBe(404);
  });
});

describe('a reply', () => {
  test('is added to the history once, even if sent repeatedly, and notifies the sender of the invoice', async () => {
    const { id } = await calls.issued();
    const path = await mailed(id);
    const [accepted] = await Promise.all([reply(path, { kind: 'accepted' }), reply(path, { kind: 'accepted' })]);
    expect(accepted.status).toBe(200);
    const asked = await reply(path, { kind: 'questioned', text: '  Is the lamp\nblack? ' });
    expect(asked.body.replies).toMatchObject([
      { kind: 'accepted', text: '' },
      { kind: 'questioned', text: 'Is the lamp\nblack?' },
    ]);
    await reply(path, { kind: 'questioned', text: 'Is the lamp\nblack?' });
    expect((await calls.history(id)).slice(-2)).toEqual(['accepted', 'questioned Is the lamp\nblack?']);
    const { body } = await calls.admin.get('/api/v1/notifications', { perPage: 100 });
    const told = body.notifications.filter(({ kind, area }: { kind: string; area: string }) => area === 'invoice' && kind === 'answer');
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ path: `/apps/invoice/preview/${id}`, excerpt: expect.stringContaining('black?') });
  });

  test('without a question or too long is rejected by field', async () => {
    const { id } = await calls.issued();
    const path = await mailed(id);
    expect(refusedFields(await reply(path, { kind: 'questioned', text: '  ' }))).toEqual([400, ['text']]);
    expect(refusedFields(await reply(path, { kind: 'questioned', text: 'x'.repeat(1001) }))).toEqual([400, ['text']]);
    expect((await calls.history(id)).at(-1)).toMatch(/^sent/);
  });
});

describe('the client’s page', () => {
  const upload = async (name: string, bytes: string | Uint8Array<ArrayBuffer>, mediaType: string): Promise<number> => {
    const headers = { Authorization: `Bearer ${calls.admin.accessToken}`, 'Content-Type': mediaType };
    return (await send(calls.atrium, `/api/v1/files?name=${name}`, { method: 'POST', headers, body: bytes })).body.file.id;
  };
  const linkOf = async (id: number) => (await calls.admin.get(`/api/v1/invoices/${id}/link`)).body.path as string;

  test('has a link to copy, except for a draft', async () => {
    const { id } = await calls.issued();
    expect((await page(await linkOf(id))).invoice).toMatchObject({ totalCents: 10_000 });
    expect((await calls.admin.get(`/api/v1/invoices/${(await calls.add()).id}/link`)).status).toBe(404);
    expect((await calls.elsewhere.get(`/api/v1/invoices/${id}/link`)).status).toBe(404);
  });

  test('has only the shared files', async () => {
    const { id } = await calls.issued();
    const fileIds = [await upload('hours.txt', 'eight', 'text/plain'), await upload('margin.txt', 'secret', 'text/plain')];
    const { attachments } = calls.record(
      200,
      await calls.admin.post(`/api/v1/invoices/${id}/attachments`, { fileIds, clientKey: 'shared-files' }),
    );
    const [hours, margin] = attachments;
    const share = (isShared: boolean) => calls.admin.post('/api/v1/invoices/share-attachments', { ids: [hours?.id], isShared });
    expect((await page(await linkOf(id))).files).toEqual([]);
    expect((await share(true)).status).toBe(200);
    const { files } = await page(await linkOf(id));
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['hours.txt']);
    const opened = await calls.atrium.request(files[0].path, {});
    expect([opened.status, await opened.text()]).toEqual([200, 'eight']);
    expect(opened.headers.get('Content-Disposition')).toContain('attachment');
    const other = files[0].path.replace(`/files/${hours?.id}`, `/files/${margin?.id}`);
    expect((await calls.atrium.request(other, {})).status).toBe(404);
    expect((await calls.atrium.request(files[0].path.replace(/signature=../, 'signature=00'), {})).status).toBe(404);
    const mailWith = async (attachesShared: boolean) => {
      await world.delivered(calls.atrium.deps);
      const sent = await calls.admin.post(`/api/v1/invoices/${id}/send`, { to: 'tomas@miramar.example', attachesShared });
      expect(sent.status).toBe(200);
      const [mail] = await world.delivered(calls.atrium.deps);
      return mail?.attachments?.map(({ filename }) => filename);
    };
    const pdf = expect.stringMatching(/\.pdf$/);
    expect([await mailWith(true), await mailWith(false)]).toEqual([[pdf, 'hours.txt'], [pdf]]);
    // The second request changes nothing.
    for (let time = 0; time < 2; time++) expect((await share(false)).status).toBe(200);
    expect((await calls.atrium.request(files[0].path, {})).status).toBe(404);
    expect((await calls.history(id)).filter((entry) => /shared/.test(entry))).toEqual(['shared hours.txt', 'unshared hours.txt']);
    expect((await calls.elsewhere.post('/api/v1/invoices/share-attachments', { ids: [margin?.id], isShared: true })).status).toBe(404);
  });

  test('shows the company’s logo and color', async () => {
    const png = Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      (character) => character.charCodeAt(0),
    );
    const logoFileId = await upload('logo.png', png, 'image/png');
    await calls.admin.post('/api/v1/seller', { logoFileId, brandColor: '#1f6f54' });
    const shown = await page(await linkOf((await calls.issued()).id));
    expect(shown.brandColor).toBe('#1f6f54');
    const logo = await calls.atrium.request(shown.logo, {});
    expect([logo.status, logo.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(refusedFields(await calls.admin.post('/api/v1/seller', { brandColor: 'red; }' }))).toEqual([400, ['brandColor']]);
  });
});
