import { describe, expect, test } from 'vitest';
import type { Change } from '#contract/change.ts';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { getInvoice, readInvoiceCounts } from '../contract.ts';
import { listInvoiceGaps } from '../removal-contract.ts';

const calls = invoiceCalls();

describe('a draft', () => {
  test('is added with its totals', async () => {
    const lines = [
      line(21_400, { quantityMilli: 12_000 }),
      line(205_000, { description: 'Holt Table\noiled', quantityMilli: 4000, taxBasisPoints: 2300 }),
    ];
    const added = await calls.add({ lines, notes: 'Two lorries.' });
    expect(added).toMatchObject({
      id: 1,
      number: null,
      kind: 'invoice',
      issuedDate: '10 Mar 2030',
      dueDate: '9 Apr 2030',
      paymentTermsDays: 30,
      client: { name: 'Tomás Arrieta', company: 'Hotel Miramar Group', companyEmail: 'tomas@miramar.example', vatId: 'PT501' },
      service: 'Fenn Lamp',
      netCents: 1_076_800,
      taxCents: 188_600,
      discountCents: 0,
      totalCents: 1_265_400,
      total: 12_654,
      balance: '€12654',
      invoiceStatus: 'Draft',
      isIssued: false,
      seller: { name: 'Juniper & Vale', logo: null },
      version: 1,
      lines,
      notes: 'Two lorries.',
    });
    expect(added.history).toMatchObject([{ kind: 'created', actor: { id: 1 } }]);
    expect(await calls.read(1)).toEqual(added);
  });
  test.each([
    [{ dueOn: '2030-03-09' }, 'dueOn'],
    [{ clientId: 99 }, 'clientId'],
    [{ lines: [] }, 'lines'],
    [{ lines: [line(100_000_000_000, { quantityMilli: 1_000_000_000 })] }, 'lines.0'],
    [{ lines: [line(0.5)] }, 'lines.0.priceCents'],
    [{ lines: [line(1, { discountBasisPoints: 10_001 })] }, 'lines.0.discountBasisPoints'],
    [{ currency: 'euro' }, 'currency'],
    [{ issuedOn: '2030-02-30' }, 'issuedOn'],
  ])('rejects %j and names the field', async (wrong, field) => {
    expect(refusedFields(await calls.admin.post('/api/v1/invoices', calls.given(wrong)))).toEqual([400, [field]]);
    expect((await calls.list()).total).toBe(0);
  });
  test('accepts the largest lines allowed, and adds them up exactly', async () => {
    const lines = Array.from({ length: 200 }, () => line(100_000_000_000, { quantityMilli: 100_000, taxBasisPoints: 10_000 }));
    expect((await calls.add({ lines })).totalCents).toBe(4_000_000_000_000_000);
  });
  test('is changed by field, and updates the client’s data', async () => {
    const { id } = await calls.add({ service: '' });
    await calls.admin.post(`/api/v1/clients/${calls.miramar.id}`, { contact: '+351 777' });
    const changed = calls.record(200, await calls.update(id, { lines: [line(5000, { description: 'Holm Pendant' })], version: 1 }));
    expect(changed).toMatchObject({
      totalCents: 5000,
      balanceCents: 5000,
      service: 'Holm Pendant',
      version: 2,
      client: { contact: '+351 777' },
    });
    const other = calls.record(200, await calls.update(id, { clientId: calls.library.id, service: 'Lamps', dueOn: '2030-03-10' }));
    expect(other).toMatchObject({ client: { company: 'Leith Library' }, service: 'Lamps', paymentTermsDays: 0 });
    expect(calls.record(200, await calls.update(id, { lines: [line(1)] })).service).toBe('Lamps');
    expect(await calls.history(id)).toEqual(['created', 'edited', 'edited', 'edited']);
    expect(await calls.ids({ q: 'leith' })).toEqual([id]);
    expect(await calls.ids({ q: 'miramar' })).toEqual([]);
    expect(refusedFields(await calls.update(id, { dueOn: '2030-03-01' }))).toEqual([400, ['dueOn']]);
  });
  test('edited with an old version returns the current one', async () => {
    const { id } = await calls.add();
    await calls.update(id, { notes: 'theirs' });
    const { status, body } = await calls.update(id, { notes: 'mine', version: 1 });
    expect([status, body.error.current]).toEqual([409, await calls.read(id)]);
    expect((await calls.read(id)).notes).toBe('theirs');
  });
  test('keeps its client, even when deleted', async () => {
    const { id, client } = await calls.add();
    await calls.atrium.ownerQuery('update clients set deleted_at = now()');
    expect(calls.record(200, await calls.update(id, { notes: 'x', clientId: calls.miramar.id })).client).toEqual(client);
    expect(calls.record(200, await calls.issue(id)).client).toEqual(client);
  });
});

describe('an issued invoice', () => {
  test('keeps its client and seller data, and cannot be edited', async () => {
    await calls.admin.post('/api/v1/seller', {
      name: 'J & V',
      numberPrefix: 'INV-',
      numberDigits: 6,
      iban: 'PT50000201231234567890154',
      reminderDays: [7, 3],
    });
    const { id } = await calls.add();
    const issued = calls.record(200, await calls.issue(id));
    expect(issued).toMatchObject({
      isIssued: true,
      invoiceStatus: 'Sent',
      number: 'INV-000001',
      seller: { name: 'J & V', iban: 'PT50000201231234567890154' },
    });
    await calls.admin.post('/api/v1/seller', { name: 'Other', numberPrefix: '', iban: '' });
    await calls.admin.post(`/api/v1/clients/${calls.miramar.id}`, { company: 'Other' });
    expect(await calls.read(id)).toEqual(issued);
    // Without a prefix, it is another series.
    expect((await calls.issued()).number).toBe('000001');
    const again = await calls.update(id, { notes: 'x' });
    expect([again.status, again.body.error.current]).toEqual([409, issued]);
    expect((await calls.issue(id)).status).toBe(409);
    expect(await calls.history(id)).toEqual(['created', 'issued']);
    expect(await calls.atrium.ownerQuery('select next_reminder_on::text from invoices where id = $1', [id])).toEqual([
      { next_reminder_on: '2030-04-12' },
    ]);
  });
  test('is returned with bank details', async () => {
    await calls.admin.post('/api/v1/seller', {
      bankName: 'Banco',
      bankCountry: 'Portugal',
      iban: 'PT50000201231234567890154',
      swiftCode: 'BPPT',
    });
    const { id } = await calls.issued({ lines: [line(20_550)] });
    const { status, body } = await calls.admin.get(`/api/invoice/invoices/${id}`);
    expect(status).toBe(200);
    getInvoice.answer?.parse(body);
    expect(body.paymentDetails).toEqual({
      totalDue: '€205.50',
      bankName: 'Banco',
      country: 'Portugal',
      iban: 'PT50000201231234567890154',
      swiftCode: 'BPPT',
    });
    expect(body.invoice).toMatchObject({ id, total: 205.5, balance: '€205.50', avatar: '', issuedDate: '10 Mar 2030' });
  });
});

describe('a deleted invoice', () => {
  test('is listed as a gap with person and time, and can be restored', async () => {
    const [one, two] = [await calls.issued({ dueOn: '2030-03-20' }), await calls.add({ clientId: calls.library.id })];
    expect((await calls.remove(one.id)).status).toBe(200);
    expect((await calls.removeAll(two.id)).status).toBe(200);
    expect((await calls.add()).id).toBe(3);
    expect(await calls.ids()).toEqual([3]);
    const { body } = await calls.admin.get('/api/v1/invoice-gaps');
    listInvoiceGaps.answer?.parse(body);
    const deleted = {
      deletedAt: '2030-03-10T09:00:00.000Z',
      deletedBy: 'Maren Lindqvist',
      totalCents: 10_000,
      currency: 'EUR',
      isFinal: false,
    };
    expect(body).toEqual({
      gaps: [
        { id: 2, number: null, clientName: 'Leith Library', isVoided: false, ...deleted },
        { id: 1, number: '#0001', clientName: 'Hotel Miramar Group', isVoided: true, ...deleted },
      ],
      total: 2,
      skipped: [],
    });
    expect((await calls.admin.get('/api/v1/invoice-gaps', { page: 2 })).body).toEqual({ gaps: [], total: 2, skipped: [] });
    expect(await calls.read(one.id)).toMatchObject({ isDeleted: true, invoiceStatus: 'Sent' });
    expect((await calls.admin.get(`/api/invoice/invoices/${one.id}`)).status).toBe(404);
    for (const answer of [
      await calls.update(two.id, { notes: 'x' }),
      await calls.issue(two.id),
      await calls.pay(one.id, 1),
      await calls.credit(one.id),
    ])
      expect(answer.status).toBe(404);
    calls.today('2030-03-21');
    expect((await calls.restore(one.id, two.id)).status).toBe(200);
    expect(await calls.ids()).toEqual([3, 2, 1]);
    expect((await calls.read(one.id)).invoiceStatus).toBe('Past Due');
    expect(await calls.history(two.id)).toEqual(['created', 'deleted', 'restored']);
  });
  test.each([['remove'], ['removeAll'], ['restore']] as const)('is deleted all or none by %s', async (verb) => {
    const [one, two] = [await calls.add(), await calls.add()];
    if (verb === 'restore') await calls.remove(one.id);
    if (verb === 'remove') expect((await calls.remove(99)).status).toBe(404);
    else expect((await calls[verb](one.id, two.id, 99)).status).toBe(404);
    expect((await calls.remove('x')).status).toBe(400);
    expect((await calls.counts()).deleted).toBe(verb === 'restore' ? 1 : 0);
  });
});

test('updates the counts with every change', async () => {
  const [one, two, three] = [await calls.add(), await calls.issued(), await calls.issued()];
  await calls.pay(two.id, 1);
  await calls.pay(three.id, 10_000);
  await calls.remove(one.id);
  const answer = await calls.counts();
  readInvoiceCounts.answer?.parse(answer);
  expect(answer).toEqual({
    counts: { Paid: 1, 'Past Due': 0, 'Partial Payment': 1, Downloaded: 0, Sent: 0, Draft: 0 },
    deleted: 1,
  });
});

test('hides and protects invoices from other companies', async () => {
  const { id } = await calls.add();
  const other = calls.elsewhere;
  const answers = [
    await other.get(`/api/v1/invoices/${id}`),
    await other.get(`/api/invoice/invoices/${id}`),
    await calls.update(id, { notes: 'x' }, other),
    await other.post(`/api/v1/invoices/${id}/issue`),
    await calls.pay(id, 1, {}, other),
    await calls.remove(id, other),
    await other.post('/api/v1/invoices/mark-paid', { ids: [id], paidOn: '2030-03-10', method: 'cash' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(refusedFields(await other.post('/api/v1/invoices', calls.given()))).toEqual([400, ['clientId']]);
});

test('notifies the open pages of the entity of every change', async () => {
  const told: string[] = [];
  let heard = () => {};
  const stop = calls.atrium.deps.changes.subscribe('juniper', (change: Change | 'resync') => {
    if (change !== 'resync' && change.kind === 'invoice') told.push(change.ids.join());
    heard();
  });
  const isTold = (ids: string) =>
    new Promise<void>((resolve) => {
      heard = () => void (told.includes(ids) && resolve());
      heard();
    });
  const { id } = await calls.add();
  await isTold(`${id}`);
  for (const change of [
    () => calls.update(id, { notes: 'x' }),
    () => calls.issue(id),
    () => calls.remove(id),
    () => calls.restore(id),
    () => calls.pay(id, 1),
  ]) {
    told.length = 0;
    await change();
    await isTold(`${id}`);
  }
  const note = calls.record(201, await calls.credit(id));
  await isTold(`${id},${note.id}`);
  told.length = 0;
  await calls.issue(note.id);
  await isTold(`${note.id},${id}`);
  stop();
});
