import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { beforeEach, describe, expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../../tests/invoice-calls.ts';
import { mockOutgoingMail } from '../../../../../tests/mock-outgoing-mail.ts';
import { readEInvoice } from '../../e-invoice-contract.ts';
import { invoiceWork } from '../invoice-work.ts';

const world = mockOutgoingMail();
const calls = invoiceCalls({ mail: { outgoing: world.outgoing }, settings: { publicUrl: 'https://atrium.example' } });
const vat = { taxBasisPoints: 1900, taxCategory: 'S', taxName: 'VAT' } as const;
const lines = [line(10_000, vat)];

const delivered = () => world.delivered(calls.atrium.deps);
const setSeller = async (body: object) => expect((await calls.admin.post('/api/v1/seller', body)).status).toBe(200);
const setClient = async (id: number, body: object) => expect((await calls.admin.post(`/api/v1/clients/${id}`, body)).status).toBe(200);
const lacksOf = async (id: number) => {
  const { status, body } = await calls.admin.get(`/api/v1/invoices/${id}/e-invoice`);
  expect(status, JSON.stringify(body)).toBe(200);
  readEInvoice.answer?.parse(body);
  return body as { format: string | null; lacks: { rule: string; code: string; field: string }[] };
};
const fileOf = async (id: number, kind: 'pdf' | 'xml', who = calls.admin) =>
  calls.atrium.request(`/api/v1/invoices/${id}/${kind}`, { headers: { Authorization: `Bearer ${who.accessToken}` } });
const xmlOf = async (id: number) => (await fileOf(id, 'xml')).text();

beforeEach(async () => {
  await delivered();
  await setSeller({
    ...{
      name: 'Juniper & Vale',
      address: 'Boathouse 3\n4150-170 Porto',
      country: 'Portugal',
      vatId: 'PT510555447',
      contactName: 'Devansh',
    },
    ...{ email: 'accounts@juniper-vale.example', phone: '+351 22 555', iban: 'PT50000201231234567890154', eInvoice: 'factur-x' },
  });
});

test('is not created if the company or the client wants none', async () => {
  await setSeller({ eInvoice: 'none' });
  const plain = await calls.issued({ lines });
  expect(await lacksOf(plain.id)).toEqual({ format: null, lacks: [], isCreated: false });
  expect((await fileOf(plain.id, 'xml')).status).toBe(404);
  await setSeller({ eInvoice: 'factur-x' });
  await setClient(calls.library.id, { eInvoice: 'none' });
  // This client lacks nearly all data.
  const other = await calls.issued({ clientId: calls.library.id, lines });
  expect((await lacksOf(other.id)).format).toBeNull();
});

test('reports missing data on a draft, and blocks issuing without consuming a number', async () => {
  await setClient(calls.miramar.id, { country: '' });
  const { id } = await calls.add({ lines });
  expect(await lacksOf(id)).toEqual({
    format: 'factur-x',
    lacks: [{ rule: 'BR-11', code: 'e_client_country', field: 'client.country' }],
    isCreated: false,
  });
  const refused = await calls.issue(id);
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['client.country']]);
  expect(await calls.read(id)).toMatchObject({ isIssued: false, number: null });
  await setClient(calls.miramar.id, { country: 'PT' });
  expect((await lacksOf(id)).lacks).toEqual([]);
  expect(calls.record(200, await calls.issue(id)).number).toBe('#0001');
});

test('embeds Factur-X in the PDF at issue, and keeps it', async () => {
  const { id } = await calls.issued({ lines });
  const xml = await xmlOf(id);
  expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
  expect(xml).toContain('<ram:GrandTotalAmount>119.00</ram:GrandTotalAmount>');
  const pdf = new Uint8Array(await (await fileOf(id, 'pdf')).arrayBuffer());
  const embedded = await extractXml(pdf);
  expect([embedded.filename, embedded.xml]).toEqual(['factur-x.xml', xml]);
  const plain = Buffer.from(pdf).toString('latin1');
  for (const part of [
    '/AFRelationship /Alternative',
    '<pdfaid:part>3',
    '<fx:ConformanceLevel>EN 16931<',
    'Juniper &amp; Vale',
    '/OutputIntents',
  ])
    expect(plain, part).toContain(part);
  await setSeller({ name: 'Somebody else', vatId: '', eInvoice: 'none' });
  expect(await xmlOf(id)).toBe(xml);
  expect((await lacksOf(id)).format).toBe('factur-x');
});

describe('XRechnung', () => {
  beforeEach(() => setClient(calls.miramar.id, { eInvoice: 'xrechnung', buyerReference: '04011000-12345-34' }));

  test('is sent as a file besides the PDF', async () => {
    const { id } = await calls.add({ lines });
    calls.record(200, await calls.admin.post(`/api/v1/invoices/${id}/send`, { to: 'tomas@miramar.example' }));
    const [mail] = await delivered();
    expect(mail?.attachments.map(({ filename, mimeType }) => `${mimeType} ${filename}`)).toEqual([
      'application/pdf #0001 Hotel Miramar Group.pdf',
      'application/xml #0001 Hotel Miramar Group.xml',
    ]);
    const xml = await xmlOf(id);
    expect(xml).toContain('<cbc:BuyerReference>04011000-12345-34</cbc:BuyerReference>');
    const response = await fileOf(id, 'xml');
    expect(response.headers.get('Content-Type')).toContain('application/xml');
  });

  test('contains the invoice corrected by a credit note', async () => {
    const invoice = await calls.issued({ lines });
    const { body } = await calls.credit(invoice.id);
    calls.record(200, await calls.issue(body.invoice.id));
    expect(await xmlOf(body.invoice.id)).toContain(`<cbc:ID>${invoice.number}</cbc:ID>`);
  });

  test('is sent for all complete invoices, and the others are reported', async () => {
    const whole = await calls.add({ lines });
    const other = await calls.addCustomer({ company: 'Birkenhof', companyEmail: 'b@birkenhof.example', eInvoice: 'xrechnung' });
    const lacking = await calls.add({ lines, clientId: other.id });
    const { status, body } = await calls.admin.post('/api/v1/invoices/send', { ids: [whole.id, lacking.id] });
    expect([status, body]).toEqual([200, { sent: [whole.id], withoutAddress: [], incomplete: [lacking.id] }]);
    expect((await calls.read(lacking.id)).isIssued).toBe(false);
  });

  test('keeps a recurring invoice a draft if data is missing, and notifies its author', async () => {
    await setClient(calls.miramar.id, { buyerReference: '' });
    const { dueOn: _dueOn, issuedOn: _issuedOn, ...given } = calls.given({ lines });
    const recurring = { ...given, every: 1, unit: 'month', nextOn: '2030-03-31', paymentTermsDays: 14, sends: true };
    expect((await calls.admin.post('/api/v1/recurring-invoices', recurring)).status).toBe(201);
    calls.today('2030-03-31');
    await invoiceWork.work(calls.atrium.deps);
    expect((await calls.list()).invoices).toMatchObject([{ invoiceStatus: 'Draft', number: null }]);
    expect(await delivered()).toEqual([]);
    const { body } = await calls.admin.get('/api/v1/notifications', { perPage: 5 });
    expect(body.notifications[0]).toMatchObject({ area: 'invoice', kind: 'assignment', title: 'Hotel Miramar Group' });
  });
});

test('is hidden from other companies', async () => {
  const { id } = await calls.issued({ lines });
  expect((await fileOf(id, 'xml', calls.elsewhere)).status).toBe(404);
  expect((await calls.elsewhere.get(`/api/v1/invoices/${id}/e-invoice`)).status).toBe(404);
});
