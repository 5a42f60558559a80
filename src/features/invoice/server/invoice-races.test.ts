import { expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';

const calls = invoiceCalls();

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

test('assigns 200 gapless ids to 200 concurrent additions', async () => {
  const add = async (index: number): Promise<number> => {
    const { status, body } = await calls.admin.post(
      '/api/v1/invoices',
      calls.given({ lines: [line(index)], clientKey: `invoice-${index}` }),
    );
    // A request that waits too long for a connection fails and is retried.
    if (status === 503) return add(index);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.invoice.id;
  };
  const ids = await times(200, add);
  expect(ids.sort((a, b) => a - b)).toEqual(ids.map((_, index) => index + 1));
  expect((await calls.counts()).counts.Draft).toBe(200);
});

test('does not reuse the id of a deleted invoice, or lose one to a rejected request', async () => {
  for (let time = 0; time < 5; time++) {
    const { id } = await calls.add();
    expect(id).toBe(time + 1);
    await calls.remove(id);
    expect((await calls.admin.post('/api/v1/invoices', calls.given({ clientId: 99 }))).status).toBe(400);
  }
});

test('adds an invoice once for repeated requests with the same key', async () => {
  const clientKey = 'the-page-s-own-key';
  const answers = await times(20, () => calls.admin.post('/api/v1/invoices', calls.given({ clientKey })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.invoice.id}`))).toEqual(new Set(['201 1']));
  expect((await calls.add()).id).toBe(2);
});

test('counts all concurrent payments', async () => {
  const { id } = await calls.issued();
  const answers = await times(40, (index) => calls.pay(id, 100 + index, {}, index % 2 ? calls.staff : calls.admin));
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(taken).toBeGreaterThanOrEqual(20);
  const { paidCents, payments, balanceCents } = await calls.read(id);
  expect(payments).toHaveLength(taken);
  expect(payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(paidCents);
  expect(balanceCents).toBe(10_000 - paidCents);
});

test('adds a payment once when sent many times concurrently', async () => {
  const { id } = await calls.issued();
  await times(20, () => calls.pay(id, 100, { clientKey: 'one-payment' }));
  expect((await calls.read(id)).paidCents).toBe(100);
});

test('pays an invoice once when marked as paid many times concurrently', async () => {
  const { id } = await calls.issued();
  await times(20, () => calls.admin.post('/api/v1/invoices/mark-paid', { ids: [id], paidOn: '2030-03-10', method: 'cash' }));
  expect(await calls.read(id)).toMatchObject({ balance: 0, paidCents: 10_000 });
});

test('stays consistent under concurrent payments, removals, deletions and restores', async () => {
  const { id } = await calls.issued();
  await times(60, (index) => {
    if (index % 6 === 0) return calls.remove(id);
    if (index % 6 === 1) return calls.restore(id);
    if (index % 6 === 2) return calls.unpay(1 + Math.floor(index / 6));
    return calls.pay(id, 100);
  });
  const { isDeleted, paidCents, payments, balanceCents } = await calls.read(id);
  expect(payments.length * 100).toBe(paidCents);
  expect(balanceCents).toBe(10_000 - paidCents);
  const { counts, deleted } = await calls.counts();
  expect(deleted).toBe(isDeleted ? 1 : 0);
  expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(isDeleted ? 0 : 1);
});

test('applies only one of two credit notes issued concurrently', async () => {
  const { id } = await calls.issued();
  const notes = [calls.record(201, await calls.credit(id)), calls.record(201, await calls.credit(id))];
  const answers = await Promise.all(notes.map((note) => calls.issue(note.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await calls.read(id)).balance).toBe(0);
});

test('fixes the text when an edit and an issue are concurrent, as one of them left it', async () => {
  const { id } = await calls.add();
  const [issue, update] = await Promise.all([calls.issue(id), calls.update(id, { notes: 'late', version: 1 })]);
  const after = await calls.read(id);
  expect(after.isIssued).toBe(issue.status === 200);
  expect([200, 409]).toContain(update.status);
  expect(after.notes).toBe(update.status === 200 ? 'late' : '');
});
