import { describe, expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';

const calls = invoiceCalls();
const given = (amountCents: number, more: object = {}) => ({ amountCents, paidOn: '2030-03-10', method: 'bank-transfer', ...more });
const refund = (id: number, amountCents: number, more: object = {}) =>
  calls.admin.post(`/api/v1/invoices/${id}/refund`, given(amountCents, more));
const move = (id: number, toId: number) => calls.admin.post(`/api/v1/invoices/${id}/move-credit`, { toId });
/** An invoice for €100 with €130 paid. */
const overpaid = async () => {
  const { id } = await calls.issued();
  await calls.pay(id, 13_000);
  return id;
};

describe('a refund', () => {
  test('returns at most the available credit, once even if sent repeatedly', async () => {
    const id = await overpaid();
    expect((await refund(id, 3001)).status).toBe(409);
    for (let time = 0; time < 2; time++)
      expect(calls.record(200, await refund(id, 2000, { clientKey: 'a-key-of-the-page' }))).toMatchObject({
        balanceCents: -1000,
        paidCents: 11_000,
      });
    expect(calls.record(200, await refund(id, 1000))).toMatchObject({ balanceCents: 0, invoiceStatus: 'Paid' });
    expect((await refund(id, 1)).status).toBe(409);
    expect((await calls.history(id)).slice(-2)).toEqual(['refunded €20.00', 'refunded €10.00']);
    expect((await calls.unpay(2)).status).toBe(200);
    expect((await calls.read(id)).balanceCents).toBe(-2000);
  });

  test('needs a payment, and two concurrent ones cannot use the same credit', async () => {
    const { id } = await calls.issued();
    expect((await refund(id, 1)).status).toBe(409);
    const other = await overpaid();
    const answers = await Promise.all([refund(other, 2000), refund(other, 2000)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await calls.read(other)).balanceCents).toBe(-1000);
  });
});

describe('a credit', () => {
  test('pays another invoice of the client, as far as both allow, and is undone as a whole', async () => {
    const from = await overpaid();
    const { id: to } = await calls.issued({ lines: [line(2000)] });
    expect(calls.record(200, await move(from, to))).toMatchObject({ balanceCents: -1000, paidCents: 11_000 });
    expect(await calls.read(to)).toMatchObject({
      balanceCents: 0,
      invoiceStatus: 'Paid',
      payments: [{ amountCents: 2000, method: 'credit', note: '#0001' }],
    });
    expect((await calls.history(from)).at(-1)).toBe('credit-moved €20.00');
    expect((await calls.history(to)).at(-1)).toBe('credit-taken €20.00');
    const [half] = (await calls.read(to)).payments;
    expect((await calls.unpay(half?.id ?? 0)).status).toBe(200);
    expect((await calls.read(from)).balanceCents).toBe(-3000);
    expect((await calls.read(to)).balanceCents).toBe(2000);
  });

  test('cannot pay another client’s invoice, another currency, a draft, a settled invoice, or itself', async () => {
    const from = await overpaid();
    const others = [
      await calls.issued({ clientId: calls.library.id }),
      await calls.issued({ currency: 'USD' }),
      await calls.add(),
      { id: await overpaid() },
      { id: from },
    ];
    for (const { id } of others) expect(refusedFields(await move(from, id)), String(id)).toEqual([400, ['toId']]);
    const open = await calls.issued();
    expect((await move(open.id, (await calls.issued()).id)).status).toBe(409);
    expect((await calls.read(from)).balanceCents).toBe(-3000);
  });

  test('moved by two people concurrently is moved once', async () => {
    const from = await overpaid();
    const [one, two] = [await calls.issued({ lines: [line(3000)] }), await calls.issued({ lines: [line(3000)] })];
    const answers = await Promise.all([move(from, one.id), move(from, two.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await calls.read(from)).balanceCents).toBe(0);
  });
});
