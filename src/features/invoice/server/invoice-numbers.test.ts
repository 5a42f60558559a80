import { describe, expect, test } from 'vitest';
import { invoiceCalls } from '../../../../tests/invoice-calls.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';

const calls = invoiceCalls();

const setSeller = async (body: object) => {
  const answer = await calls.admin.post('/api/v1/seller', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.seller;
};
const nextNumber = async () => (await calls.admin.get('/api/v1/seller')).body.seller.nextNumber;
const numberOf = async (more: object = {}) => (await calls.issued(more)).number;

test('assigns numbers at issue in order, and none to drafts', async () => {
  const [first, second] = [await calls.add(), await calls.add()];
  expect([first.number, second.number]).toEqual([null, null]);
  await calls.issue(second.id);
  await calls.issue(first.id);
  expect([(await calls.read(second.id)).number, (await calls.read(first.id)).number]).toEqual(['#0001', '#0002']);
  await calls.remove((await calls.add()).id);
  expect(await numberOf()).toBe('#0003');
});

test('numbers many invoices issued concurrently without gaps, even with failures in between', async () => {
  const drafts = [];
  for (let at = 0; at < 12; at++) drafts.push(await calls.add());
  // A busy server may reject a request; the page then retries it.
  const issue = async (id: number) => {
    for (;;) {
      const answer = await calls.issue(id);
      if (answer.status !== 503) return answer;
    }
  };
  const answers = await Promise.all(drafts.flatMap(({ id }) => [issue(id), issue(id)]));
  expect(answers.map(({ status }) => status).sort()).toEqual([...drafts.map(() => 200), ...drafts.map(() => 409)]);
  const numbers = (await calls.list({ perPage: 100 })).invoices.map(({ number }) => number);
  expect(numbers.sort()).toEqual(drafts.map((_, at) => `#${String(at + 1).padStart(4, '0')}`));
  expect(await nextNumber()).toBe(13);
});

test('consumes no number if issuing fails', async () => {
  const invoice = await calls.issued();
  const notes = [(await calls.credit(invoice.id)).body.invoice.id, (await calls.credit(invoice.id)).body.invoice.id];
  expect((await calls.issue(notes[0])).status).toBe(200);
  expect((await calls.issue(notes[1])).body.error).toMatchObject({ code: 'conflict', reason: { code: 'credits_too_much' } });
  expect((await calls.read(notes[1])).number).toBeNull();
  expect(await numberOf()).toBe('#0003');
});

describe('a series', () => {
  test('is the prefix with the year and month of issue, and starts at 1', async () => {
    await setSeller({ numberPrefix: 'INV-{YYYY}-', numberDigits: 3 });
    expect(await numberOf({ issuedOn: '2030-01-05' })).toBe('INV-2030-001');
    expect(await numberOf({ issuedOn: '2029-12-31' })).toBe('INV-2029-001');
    expect(await numberOf({ issuedOn: '2030-12-31', dueOn: '2031-01-30' })).toBe('INV-2030-002');
    await setSeller({ numberPrefix: '{YY}{MM}/' });
    expect(await numberOf()).toBe('3003/001');
    await setSeller({ numberPrefix: 'INV-{YYYY}-' });
    expect(await numberOf()).toBe('INV-2030-003');
  });

  test('can be lowered while no higher number is assigned, and reports skipped numbers as gaps', async () => {
    const gaps = async () => (await calls.admin.get('/api/v1/invoice-gaps')).body.skipped;
    expect(await numberOf()).toBe('#0001');
    await setSeller({ nextNumber: 999_999_999 });
    expect((await setSeller({ nextNumber: 2 })).nextNumber).toBe(2);
    await setSeller({ nextNumber: 6 });
    expect((await setSeller({ nextNumber: 4 })).nextNumber).toBe(4);
    expect(await gaps()).toEqual([]);
    expect(await numberOf()).toBe('#0004');
    expect(await gaps()).toEqual([
      { from: '#0002', until: '#0003', count: 2, at: expect.stringContaining('2030-03-10'), by: expect.any(String) },
    ]);
    const back = await calls.admin.post('/api/v1/seller', { nextNumber: 3 });
    expect([back.status, back.body.error.fields]).toEqual([400, { nextNumber: ['must be at least 5'] }]);
    await setSeller({ nextNumber: 9 });
    expect(await numberOf()).toBe('#0009');
    expect((await gaps()).map(({ from, until }: Record<string, string>) => [from, until])).toEqual(
      expect.arrayContaining([
        ['#0005', '#0008'],
        ['#0002', '#0003'],
      ]),
    );
  });

  test('continues where the seller sets it, but never below an assigned number', async () => {
    expect(await nextNumber()).toBe(1);
    expect((await setSeller({ nextNumber: 42 })).nextNumber).toBe(42);
    expect(await numberOf()).toBe('#0042');
    const back = await calls.admin.post('/api/v1/seller', { nextNumber: 42 });
    expect([back.status, back.body.error.fields]).toEqual([400, { nextNumber: ['must be at least 43'] }]);
    await setSeller({ nextNumber: 43 });
    expect(await numberOf()).toBe('#0043');
    expect((await setSeller({ numberPrefix: 'B-', nextNumber: 7 })).nextNumber).toBe(7);
    expect(await numberOf()).toBe('B-0007');
    expect((await setSeller({ numberPrefix: '#' })).nextNumber).toBe(44);
  });

  test('skips a number assigned by another series', async () => {
    await setSeller({ numberPrefix: 'A1', numberDigits: 1 });
    expect(await numberOf()).toBe('A11');
    await setSeller({ numberPrefix: 'A', nextNumber: 11 });
    expect(await numberOf()).toBe('A12');
  });

  test.each(['{yyyy}', 'INV-{', '{DD}'])('cannot have the prefix %s', async (numberPrefix) => {
    expect(refusedFields(await calls.admin.post('/api/v1/seller', { numberPrefix }))).toEqual([400, ['numberPrefix']]);
  });

  test('is separate for each company', async () => {
    await calls.issued();
    const { body } = await calls.elsewhere.get('/api/v1/seller');
    expect(body.seller.nextNumber).toBe(1);
  });
});

test('keeps a number when the prefix changes, and when its invoice is voided and restored', async () => {
  const { id } = await calls.issued();
  await setSeller({ numberPrefix: 'B-' });
  await calls.remove(id);
  expect((await calls.admin.get('/api/v1/invoice-gaps')).body.gaps).toMatchObject([{ id, number: '#0001', isVoided: true }]);
  await calls.restore(id);
  expect((await calls.read(id)).number).toBe('#0001');
  expect((await calls.list({ q: '#0001' })).invoices.map((one) => one.id)).toEqual([id]);
  expect(await numberOf()).toBe('B-0001');
});

describe('an issue date before the last number of its series', () => {
  const earlier = async () => {
    await calls.issued({ issuedOn: '2030-03-09' });
    return calls.add({ issuedOn: '2030-03-05' });
  };

  test.each([
    ['Germany', 'by-country', 200],
    ['Portugal', 'by-country', 409],
    ['France', 'by-country', 409],
    ['Italia', 'by-country', 409],
    ['España', 'by-country', 409],
    ['Portugal', 'warn', 200],
    ['Germany', 'refuse', 409],
  ])('shows a warning in %s with %s, and returns %i', async (country, chronology, expected) => {
    await calls.admin.post('/api/v1/seller', { country, chronology });
    const draft = await earlier();
    expect(draft.laterNumber).toEqual({ day: '2030-03-09', isRefused: expected === 409 });
    const { status, body } = await calls.issue(draft.id);
    expect(status).toBe(expected);
    if (expected === 409) expect(body.error.reason).toEqual({ code: 'before_last_number', day: '2030-03-09' });
    expect((await calls.add({ issuedOn: '2030-03-09' })).laterNumber).toBeUndefined();
  });

  test('consumes no number when rejected, and does not matter in another series or today', async () => {
    await calls.admin.post('/api/v1/seller', { country: 'Portugal', numberPrefix: '{MM}-' });
    const draft = await earlier();
    expect((await calls.issue(draft.id)).status).toBe(409);
    expect((await calls.issued({ issuedOn: '2030-02-20' })).number).toBe('02-0001');
    expect((await calls.issued({ issuedOn: '2030-03-20', dueOn: '2030-04-20' })).number).toBe('03-0002');
    expect((await calls.issued()).number).toBe('03-0003');
  });
});
