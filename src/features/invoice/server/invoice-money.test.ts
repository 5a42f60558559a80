import { describe, expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { markInvoicesPaid } from '../payment-contract.ts';

const calls = invoiceCalls();

describe('payments', () => {
  test('lower the balance and update the status', async () => {
    const { id } = await calls.issued();
    const part = calls.record(200, await calls.pay(id, 4000, { note: 'first half' }));
    expect(part).toMatchObject({ invoiceStatus: 'Partial Payment', balance: '€60', paidCents: 4000, version: 4 });
    expect(part.payments).toEqual([{ id: 1, amountCents: 4000, paidOn: '2030-03-10', method: 'bank-transfer', note: 'first half' }]);
    expect(calls.record(200, await calls.pay(id, 6000))).toMatchObject({ invoiceStatus: 'Paid', balance: 0, balanceCents: 0 });
    expect(calls.record(200, await calls.pay(id, 20_500))).toMatchObject({ invoiceStatus: 'Paid', balance: '-€205' });
    expect(await calls.history(id)).toEqual(['created', 'issued', 'paid €40.00', 'paid €60.00', 'paid €205.00']);
    expect((await calls.unpay(3, 2, 3)).status).toBe(200);
    expect(await calls.read(id)).toMatchObject({ invoiceStatus: 'Partial Payment', balance: '€60', payments: [{ id: 1 }] });
    expect((await calls.history(id)).slice(5)).toEqual(['payment-removed €60.00', 'payment-removed €205.00']);
    expect(await calls.ids({ q: '€60' })).toEqual([id]);
  });
  test('are removed all or none', async () => {
    const { id } = await calls.issued();
    await calls.pay(id, 1);
    expect((await calls.unpay(1, 2)).status).toBe(404);
    expect((await calls.read(id)).paidCents).toBe(1);
    await calls.unpay(1);
    expect((await calls.unpay(1)).status).toBe(404);
  });
  test('after the due date keep it past due until fully paid', async () => {
    const { id } = await calls.issued();
    calls.today('2030-04-09');
    expect(calls.record(200, await calls.pay(id, 1)).invoiceStatus).toBe('Partial Payment');
    calls.today('2030-04-10');
    expect(calls.record(200, await calls.pay(id, 1)).invoiceStatus).toBe('Past Due');
    expect(calls.record(200, await calls.pay(id, 9998)).invoiceStatus).toBe('Paid');
  });
  test('with the same key are added once', async () => {
    const { id } = await calls.issued();
    const other = await calls.issued();
    const clientKey = 'a-key-of-the-page';
    for (let time = 0; time < 2; time++) expect(calls.record(200, await calls.pay(id, 100, { clientKey })).paidCents).toBe(100);
    expect(refusedFields(await calls.pay(other.id, 100, { clientKey }))).toEqual([400, ['clientKey']]);
  });
  test.each([
    [{ amountCents: 0 }, 'amountCents'],
    [{ amountCents: -5 }, 'amountCents'],
    [{ amountCents: 1.5 }, 'amountCents'],
    [{ paidOn: '10.3.2030' }, 'paidOn'],
    [{ method: 'shells' }, 'method'],
  ])('are rejected with %j', async (wrong, field) => {
    const { id } = await calls.issued();
    expect(refusedFields(await calls.pay(id, 1, wrong))).toEqual([400, [field]]);
  });
  test('stay exact at any size', async () => {
    const { id } = await calls.issued({ currency: 'JPY' });
    await calls.atrium.ownerQuery(
      'insert into invoice_payments select entity, 1000 + n, id, 100000000000000, issued_on, $1, $1, null, 1, now() from invoices, generate_series(1, 39) n',
      ['cash'],
    );
    expect(calls.record(200, await calls.pay(id, 100_000_000_000_000))).toMatchObject({ paidCents: 4e15, balanceCents: 10_000 - 4e15 });
    expect(refusedFields(await calls.pay(id, 1))).toEqual([400, ['amountCents']]);
  });
  test('are rejected for a draft or a credit note', async () => {
    const draft = await calls.add();
    const note = calls.record(201, await calls.credit((await calls.issued()).id));
    await calls.issue(note.id);
    for (const { id } of [draft, note]) {
      const { status, body } = await calls.pay(id, 1);
      expect([status, body.error.current]).toEqual([409, await calls.read(id)]);
    }
  });
  test('mark several invoices as paid, and undo removes only these', async () => {
    const [draft, half, paid, whole] = [await calls.add(), await calls.issued(), await calls.issued(), await calls.issued()];
    await calls.pay(half.id, 3000);
    await calls.pay(paid.id, 10_000);
    const ids = [whole.id, paid.id, half.id, draft.id];
    const { status, body } = await calls.admin.post('/api/v1/invoices/mark-paid', { ids, paidOn: '2030-03-09', method: 'card' });
    expect(status).toBe(200);
    markInvoicesPaid.answer?.parse(body);
    expect(body).toEqual({ paid: [half.id, whole.id], paymentIds: [3, 4], skipped: [draft.id, paid.id] });
    expect(await calls.ids({ status: 'paid' })).toEqual([whole.id, paid.id, half.id]);
    expect((await calls.read(half.id)).payments.map(({ amountCents, method }) => [amountCents, method])).toEqual([
      [3000, 'bank-transfer'],
      [7000, 'card'],
    ]);
    await calls.unpay(...body.paymentIds);
    expect((await calls.read(half.id)).invoiceStatus).toBe('Partial Payment');
    expect((await calls.read(whole.id)).invoiceStatus).toBe('Sent');
    expect((await calls.admin.post('/api/v1/invoices/mark-paid', { ids: [99], paidOn: '2030-03-09', method: 'card' })).status).toBe(404);
  });
});

describe('a credit note', () => {
  const lines = [line(333, { quantityMilli: 1500, discountBasisPoints: 1000, taxBasisPoints: 2300 }), line(9000)];
  test('negates an invoice exactly, and takes effect at issue', async () => {
    const invoice = await calls.issued({ lines, service: 'Lamps' });
    const note = calls.record(201, await calls.credit(invoice.id));
    expect(note).toMatchObject({
      kind: 'credit-note',
      creditsId: invoice.id,
      client: invoice.client,
      service: 'Lamps',
      issuedOn: '2030-03-10',
      dueOn: '2030-03-10',
      invoiceStatus: 'Draft',
      totalCents: -invoice.totalCents,
      taxCents: -invoice.taxCents,
      netCents: -invoice.netCents,
      balanceCents: -invoice.totalCents,
    });
    expect((await calls.read(invoice.id)).creditNotes).toEqual([
      { id: note.id, number: null, totalCents: -invoice.totalCents, isIssued: false },
    ]);
    expect((await calls.read(invoice.id)).invoiceStatus).toBe('Sent');
    expect(calls.record(200, await calls.issue(note.id))).toMatchObject({ invoiceStatus: 'Paid', balance: 0 });
    expect(await calls.read(invoice.id)).toMatchObject({
      invoiceStatus: 'Paid',
      balance: 0,
      creditedCents: invoice.totalCents,
      paidCents: 0,
    });
    expect(await calls.history(invoice.id)).toEqual(['created', 'issued', 'credited #0002']);
    expect(await calls.history(note.id)).toEqual(['created', 'issued']);
  });
  test('for a paid invoice gives the client credit', async () => {
    const { id } = await calls.issued();
    await calls.pay(id, 10_000);
    const note = calls.record(201, await calls.credit(id));
    await calls.update(note.id, { lines: [line(2500, { quantityMilli: -1000 })] });
    await calls.issue(note.id);
    expect(await calls.read(id)).toMatchObject({ invoiceStatus: 'Paid', balance: '-€25', creditedCents: 2500 });
    await calls.remove(note.id);
    expect(await calls.read(id)).toMatchObject({ balance: 0, creditedCents: 0, creditNotes: [] });
    await calls.restore(note.id);
    expect((await calls.read(id)).balance).toBe('-€25');
  });
  test('cannot exceed what the invoice charges', async () => {
    const { id } = await calls.issued();
    const [one, two] = [calls.record(201, await calls.credit(id)), calls.record(201, await calls.credit(id))];
    expect((await calls.issue(one.id)).status).toBe(200);
    expect((await calls.issue(two.id)).status).toBe(409);
    expect((await calls.read(two.id)).isIssued).toBe(false);
    expect((await calls.read(id)).balance).toBe(0);
  });
  test('has the same client and currency, and charges nothing', async () => {
    const note = calls.record(201, await calls.credit((await calls.issued()).id));
    expect(refusedFields(await calls.update(note.id, { clientId: calls.library.id }))).toEqual([400, ['clientId']]);
    expect(refusedFields(await calls.update(note.id, { currency: 'NOK' }))).toEqual([400, ['currency']]);
    expect(refusedFields(await calls.update(note.id, { lines: [line(1)] }))).toEqual([400, ['lines']]);
  });
  test('cannot be created for a draft or a credit note', async () => {
    const draft = await calls.add();
    const note = calls.record(201, await calls.credit((await calls.issued()).id));
    await calls.issue(note.id);
    for (const { id } of [draft, note]) expect((await calls.credit(id)).status).toBe(409);
  });
});

test('a zero invoice is paid once issued', async () => {
  expect((await calls.add({ lines: [line(0)] })).invoiceStatus).toBe('Draft');
  expect((await calls.issued({ lines: [line(0)] })).invoiceStatus).toBe('Paid');
});

test('amounts are in the minor units of their currency', async () => {
  expect(await calls.issued({ currency: 'JPY', lines: [line(35_000)] })).toMatchObject({ total: 35_000, balance: '¥35000' });
  expect(await calls.issued({ currency: 'KWD', lines: [line(1234)] })).toMatchObject({ total: 1.234, balance: 'KWD 1.234' });
});
