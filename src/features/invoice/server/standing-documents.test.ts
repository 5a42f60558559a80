import { describe, expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { someoneWaits } from '../../../../tests/lock-waiters.ts';

const calls = invoiceCalls();
const reasonOf = ({ status, body }: { status: number; body: { error?: { reason?: object } } }) => [status, body.error?.reason];
const refund = (id: number, amountCents: number) =>
  calls.admin.post(`/api/v1/invoices/${id}/refund`, { amountCents, paidOn: '2030-03-10', method: 'bank-transfer' });
const credited = async (id: number) => {
  const note = calls.record(201, await calls.credit(id));
  return calls.record(200, await calls.issue(note.id));
};
const voids = [
  ['the call of the specification', (id: number) => calls.remove(id)],
  ['the call for several', (id: number) => calls.removeAll(id)],
] as const;

describe.each(voids)('by %s', (_, remove) => {
  test('an invoice with a payment cannot be voided, and the refusal includes it', async () => {
    const { id, number } = await calls.issued();
    const { payments } = calls.record(200, await calls.pay(id, 4000));
    const refused = await remove(id);
    expect(reasonOf(refused)).toEqual([409, { code: 'paid_not_voided', number }]);
    expect(refused.body.error.current).toMatchObject({ id, payments });
    expect((await calls.unpay(payments[0]?.id ?? 0)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
  });

  test('an invoice with an issued credit note cannot be voided before the note', async () => {
    const { id, number } = await calls.issued();
    const note = await credited(id);
    expect(reasonOf(await remove(id))).toEqual([409, { code: 'credited_not_voided', number, notes: [note.number] }]);
    expect((await remove(note.id)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
  });
});

test('an invoice and all its credit notes can be voided together', async () => {
  const { id } = await calls.issued();
  const note = await credited(id);
  expect((await calls.removeAll(id, note.id)).status).toBe(200);
  expect((await calls.restore(id, note.id)).status).toBe(200);
  expect((await calls.read(id)).balanceCents).toBe(0);
});

test('a credit note cannot be issued after its invoice was voided', async () => {
  const { id } = await calls.issued();
  const note = calls.record(201, await calls.credit(id));
  await calls.remove(id);
  expect(reasonOf(await calls.issue(note.id))).toEqual([409, { code: 'not_creditable' }]);
});

test('a credit note cannot be restored if its invoice is voided or has too little left', async () => {
  const { id } = await calls.issued();
  const first = await credited(id);
  await calls.remove(first.id);
  await credited(id);
  expect(reasonOf(await calls.restore(first.id))).toEqual([409, { code: 'credits_too_much' }]);
  const other = await calls.issued();
  const note = await credited(other.id);
  await calls.removeAll(other.id, note.id);
  expect(reasonOf(await calls.restore(note.id))).toEqual([409, { code: 'not_creditable' }]);
  expect((await calls.read(id)).balanceCents).toBe(0);
});

describe('refunded credit', () => {
  test('blocks removing its payment and voiding its credit note', async () => {
    const { id, number } = await calls.issued();
    calls.record(200, await calls.pay(id, 10_000));
    const note = await credited(id);
    calls.record(200, await refund(id, 10_000));
    const refusal = [409, { code: 'already_refunded', number, amount: '€100.00' }];
    expect(reasonOf(await calls.unpay(1))).toEqual(refusal);
    expect(reasonOf(await calls.remove(note.id))).toEqual(refusal);
    expect((await calls.read(id)).balanceCents).toBe(0);
    expect((await calls.unpay(1, 2)).status).toBe(200);
    expect((await calls.remove(note.id)).status).toBe(200);
  });

  test('includes credit moved to another invoice', async () => {
    const [one, two] = [await calls.issued(), await calls.issued()];
    calls.record(200, await calls.pay(one.id, 20_000));
    calls.record(200, await calls.admin.post(`/api/v1/invoices/${one.id}/move-credit`, { toId: two.id }));
    expect(reasonOf(await calls.unpay(1))[1]).toMatchObject({ code: 'already_refunded', number: one.number });
    expect(reasonOf(await calls.remove(two.id))[1]).toMatchObject({ code: 'paid_not_voided' });
    expect((await calls.unpay(3)).status).toBe(200);
    expect((await calls.unpay(1)).status).toBe(200);
  });
});

describe('concurrent requests', () => {
  test('with the same version of a draft apply once: it is deleted or issued', async () => {
    const draft = await calls.add();
    const { version } = draft;
    const issue = () => calls.admin.post(`/api/v1/invoices/${draft.id}/issue?version=${version}`);
    const answers = await Promise.all([issue(), calls.admin.post('/api/v1/invoices/delete', { ids: [draft.id], versions: [version] })]);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const late = await calls.issued();
    const refused = await calls.remove(`${late.id}&version=${late.version - 1}`);
    expect([refused.status, refused.body.error.current]).toEqual([409, late]);
    expect((await calls.remove(`${late.id}&version=${late.version}`)).status).toBe(200);
  });

  describe('without a version of a draft also apply once', () => {
    test.each(voids)('by %s', async (_, remove) => {
      const { id } = await calls.add();
      const { ownerQuery } = calls.atrium;
      // The request has seen a draft and waits for the issuing transaction.
      await ownerQuery('begin');
      await ownerQuery('select 1 from invoices where id = $1 for update', [id]);
      const removing = remove(id);
      await someoneWaits(ownerQuery);
      await ownerQuery("update invoices set number = '7', issued_at = now(), sent_at = now(), version = version + 1 where id = $1", [id]);
      await ownerQuery('commit');
      const refused = await removing;
      expect([refused.status, refused.body.error.current.id]).toEqual([409, id]);
      expect(await calls.read(id)).toMatchObject({ isIssued: true, isDeleted: false });
      expect((await remove(id)).status).toBe(200);
    });
  });

  test('cannot issue lines the caller has not seen', async () => {
    const draft = await calls.add();
    calls.record(200, await calls.update(draft.id, { lines: [line(1)] }));
    const refused = await calls.admin.post(`/api/v1/invoices/${draft.id}/issue?version=${draft.version}`);
    expect([refused.status, refused.body.error.current.totalCents]).toEqual([409, 1]);
  });
});

describe('a past month', () => {
  const report = async () => {
    const { body } = await calls.admin.get('/api/v1/tax-report', { from: '2030-01-01', until: '2030-12-31', by: 'month' });
    return body.rows.map((row: Record<string, unknown>) => [row.period, row.invoices, row.netCents, row.taxCents]);
  };
  const taxed = { lines: [line(100_000, { taxBasisPoints: 1900 })] };

  test('keeps its invoices, and the month of voiding reverses them', async () => {
    const invoice = await calls.issued(taxed);
    const note = await credited((await calls.issued(taxed)).id);
    calls.today('2030-04-02');
    await calls.remove(invoice.id);
    await calls.remove(note.id);
    expect(await report()).toEqual([
      ['2030-03', 3, 100_000, 19_000],
      ['2030-04', 2, 0, 0],
    ]);
    expect((await calls.admin.get('/api/v1/tax-report', { from: '2030-04-02', until: '2030-04-30' })).body.rows).toMatchObject([
      { invoices: 2, netCents: 0, taxCents: 0 },
    ]);
    await calls.restore(note.id);
    expect((await report())[1]).toEqual(['2030-04', 1, -100_000, -19_000]);
  });

  test('excludes invoices voided within it and future-dated ones', async () => {
    await calls.remove((await calls.issued(taxed)).id);
    await calls.remove((await calls.issued({ ...taxed, issuedOn: '2030-05-01', dueOn: '2030-05-01' })).id);
    expect(await report()).toEqual([]);
  });

  test('is not changed by a restore, since documents voided in it stay voided', async () => {
    const { id, number } = await calls.issued(taxed);
    await calls.remove(id);
    calls.today('2030-04-01');
    expect(reasonOf(await calls.restore(id))).toEqual([409, { code: 'voided_for_good', number }]);
    const draft = await calls.add();
    await calls.remove(draft.id);
    calls.today('2030-05-01');
    expect((await calls.restore(draft.id)).status).toBe(200);
  });
});

describe('crediting line by line', () => {
  test('takes back the whole invoice to the cent', async () => {
    const prices = [6833, 6833, 5750, 8500];
    const { id, totalCents } = await calls.issued({ lines: prices.map((cents) => line(cents, { taxBasisPoints: 2000 })) });
    for (const cents of prices) {
      const note = calls.record(201, await calls.credit(id));
      const lines = note.lines.filter(({ priceCents }) => priceCents === cents).slice(0, 1);
      calls.record(200, await calls.update(note.id, { lines, pricing: note.pricing, version: note.version }));
      calls.record(200, await calls.issue(note.id));
    }
    expect(await calls.read(id)).toMatchObject({ balanceCents: 0, creditedCents: totalCents });
    expect((await calls.admin.get('/api/v1/tax-report', { from: '2030-01-01', until: '2030-12-31' })).body.rows).toMatchObject([
      { invoices: 5, netCents: 0, taxCents: 0 },
    ]);
    expect(reasonOf(await calls.credit(id))).toEqual([409, { code: 'credits_too_much' }]);
  });

  test('ignores taxes and discounts from the caller', async () => {
    const { id } = await calls.issued();
    const { id: noteId, pricing } = calls.record(201, await calls.credit(id));
    const shares = [{ basisPoints: 0, category: 'Z', exemption: '', allowanceCents: 5, taxCents: 7 }];
    const own = { ...pricing, discountCents: -500, shares };
    expect(calls.record(200, await calls.update(noteId, { pricing: own }))).toMatchObject({ totalCents: -10_000, pricing });
    const { pricing: kept } = await calls.add({ pricing: { ...pricing, shares } });
    expect(kept).toEqual(pricing);
  });

  test('recomputes a note if another was issued since it was drafted', async () => {
    const lines = [0.03, 0.03].map((euros) => line(euros * 100, { taxBasisPoints: 2000 }));
    const { id } = await calls.issued({ lines });
    const [one, two] = [calls.record(201, await calls.credit(id)), calls.record(201, await calls.credit(id))];
    for (const note of [one, two]) calls.record(200, await calls.update(note.id, { lines: note.lines.slice(0, 1), version: note.version }));
    expect(calls.record(200, await calls.issue(one.id)).totalCents).toBe(-4);
    expect(calls.record(200, await calls.issue(two.id)).totalCents).toBe(-3);
  });
});
