import { beforeEach, describe, expect, test } from 'vitest';
import { addRecurringInvoice, listRecurringInvoices, type RecurringInvoice } from '#features/invoice/recurring-contract.ts';
import { send } from '../../../../tests/client.ts';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { invoiceWork } from './invoice-work.ts';

const world = mockOutgoingMail();
const calls = invoiceCalls({ mail: { outgoing: world.outgoing }, settings: { publicUrl: 'https://atrium.example' } });

const work = () => invoiceWork.work(calls.atrium.deps);
beforeEach(async () => {
  await delivered();
  await calls.completeSeller();
});

const delivered = async () => (await world.delivered(calls.atrium.deps)).map(({ subject, recipients }) => `${recipients} ${subject}`);
const notices = async () => {
  const { body } = await calls.admin.get('/api/v1/notifications', { perPage: 100 });
  return (body.notifications as { area: string; kind: string; title: string; excerpt: string; path: string }[]).filter(
    ({ area }) => area === 'invoice',
  );
};
const addRecurring = async (more: object = {}): Promise<RecurringInvoice> => {
  const { dueOn: _dueOn, issuedOn: _issuedOn, ...given } = calls.given();
  const { status, body } = await calls.admin.post('/api/v1/recurring-invoices', {
    ...given,
    ...{ every: 1, unit: 'month', nextOn: '2030-03-31', paymentTermsDays: 14 },
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  addRecurringInvoice.answer?.parse(body);
  return body.recurring;
};
const recurring = async (): Promise<RecurringInvoice[]> => {
  const { body } = await calls.admin.get('/api/v1/recurring-invoices');
  listRecurringInvoices.answer?.parse(body);
  return body.recurring;
};
const made = async () => (await calls.list({ sort: 'asc', perPage: 100 })).invoices;

describe('a due date that has passed', () => {
  test('marks only unpaid invoices as past due and notifies their author', async () => {
    const late = await calls.issued({ dueOn: '2030-03-20' });
    const paid = await calls.issued({ dueOn: '2030-03-20' });
    await calls.pay(paid.id, 10_000);
    const draft = await calls.add({ dueOn: '2030-03-20' });
    const onTime = await calls.issued({ dueOn: '2030-03-21' });
    calls.today('2030-03-20');
    await work();
    expect((await calls.read(late.id)).invoiceStatus).toBe('Sent');
    calls.today('2030-03-21');
    await Promise.all([work(), work(), work()]);
    await work();
    const statuses = await Promise.all([late, paid, draft, onTime].map(async ({ id }) => (await calls.read(id)).invoiceStatus));
    expect(statuses).toEqual(['Past Due', 'Paid', 'Draft', 'Sent']);
    expect((await calls.history(late.id)).filter((one) => one === 'past-due')).toHaveLength(1);
    expect((await notices())[0]).toMatchObject({
      kind: 'reminder',
      title: '#0001 · Hotel Miramar Group',
      excerpt: '€100.00',
      path: `/apps/invoice/preview/${late.id}`,
    });
    expect((await calls.counts()).counts).toMatchObject({ 'Past Due': 1, Sent: 1 });
  });
});

describe('a reminder', () => {
  test('is sent once on each of the seller’s days until it is paid', async () => {
    await calls.admin.post('/api/v1/seller', { reminderDays: [7, 21] });
    const { id } = await calls.issued({ dueOn: '2030-03-20' });
    const settled = await calls.issued({ dueOn: '2030-03-20' });
    await calls.pay(settled.id, 10_000);
    calls.today('2030-03-26');
    await work();
    expect(await delivered()).toEqual([]);
    calls.today('2030-03-27');
    await Promise.all([work(), work()]);
    await work();
    const reminded = 'tomas@miramar.example Reminder: invoice #0001 was due on 20 Mar 2030';
    expect(await delivered()).toEqual([reminded]);
    expect((await calls.history(id)).slice(-2)).toEqual(['past-due', 'reminded tomas@miramar.example']);
    calls.today('2030-04-12');
    await work();
    expect(await delivered()).toEqual([reminded]);
    calls.today('2030-06-01');
    await work();
    expect(await delivered()).toEqual([]);
  });

  test('is not sent for amounts covered by the client’s credit, and requests only the rest', async () => {
    await calls.admin.post('/api/v1/seller', { reminderDays: [1, 8] });
    const over = await calls.issued();
    await calls.pay(over.id, 60_000);
    const [covered, part] = [
      await calls.issued({ dueOn: '2030-03-20', lines: [line(36_000)] }),
      await calls.issued({ dueOn: '2030-03-21', lines: [line(36_000)] }),
    ];
    const remind = (id: number) => calls.admin.post(`/api/v1/invoices/${id}/send`, { to: 'tomas@miramar.example', isReminder: true });
    calls.today('2030-03-22');
    await work();
    const mails = await calls.atrium.ownerQuery(`select count(*)::int as n from invoice_history where kind = 'reminded'`);
    expect([mails, await delivered()]).toEqual([[{ n: 1 }], ['tomas@miramar.example Reminder: invoice #0003 was due on 21 Mar 2030']]);
    expect([(await calls.read(covered.id)).remindableCents, (await calls.read(part.id)).remindableCents]).toEqual([0, 22_000]);
    const refused = await remind(covered.id);
    expect([refused.status, refused.body.error.reason]).toEqual([409, { code: 'nothing_to_remind', number: covered.number }]);
    for (const { id } of [await calls.issued({ dueOn: '2030-03-22' }), over, await calls.add({ dueOn: '2030-03-20' })])
      expect((await remind(id)).status).toBe(409);
    expect((await calls.list({ status: 'Draft' })).total).toBe(1);
    expect(await delivered()).toEqual([]);
  });

  test('that fails for one invoice does not block others', async () => {
    await calls.admin.post('/api/v1/seller', { reminderDays: [1] });
    const broken = await calls.issued({ dueOn: '2030-03-20' });
    await calls.issued({ dueOn: '2030-03-20', clientId: calls.library.id });
    await calls.issued({ dueOn: '2030-03-20' });
    await calls.atrium.ownerQuery('delete from invoice_documents');
    await calls.atrium.ownerQuery(`update invoices set lines = '[{}]' where id = ${broken.id}`);
    calls.today('2030-03-21');
    await expect(work()).rejects.toThrow();
    expect(await delivered()).toEqual(['tomas@miramar.example Reminder: invoice #0003 was due on 20 Mar 2030']);
  });
});

describe('a recurring invoice', () => {
  test('is created for each of its dates, on the last day of a short month, including missed dates', async () => {
    const { id } = await addRecurring({ service: 'Care of the lamps', notes: 'Thank you.' });
    calls.today('2030-03-30');
    await work();
    expect(await made()).toEqual([]);
    calls.today('2030-06-15');
    for (let turn = 0; turn < 4; turn++) await Promise.all([work(), work()]);
    expect(await made()).toMatchObject([
      { issuedDate: '31 Mar 2030', dueDate: '29 Jun 2030', invoiceStatus: 'Draft', service: 'Care of the lamps', total: 100 },
      { issuedDate: '30 Apr 2030', dueDate: '29 Jun 2030' },
      { issuedDate: '31 May 2030', dueDate: '29 Jun 2030' },
    ]);
    expect(await recurring()).toMatchObject([{ id, nextOn: '2030-06-30', lastInvoiceId: 3, clientName: 'Hotel Miramar Group' }]);
    expect((await notices()).filter(({ kind }) => kind === 'assignment')).toHaveLength(3);
    expect((await notices())[0]).toMatchObject({ kind: 'assignment', title: 'Hotel Miramar Group' });
    expect(await delivered()).toEqual([]);
  });

  test('is mailed immediately if configured, and stays a draft without an address', async () => {
    await addRecurring({ sends: true });
    await addRecurring({ sends: true, clientId: calls.library.id });
    calls.today('2030-03-31');
    await work();
    expect(await delivered()).toEqual(['tomas@miramar.example Invoice #0001 from Juniper & Vale']);
    expect((await made()).map(({ invoiceStatus }) => invoiceStatus)).toEqual(['Sent', 'Draft']);
  });

  test('created late keeps the client’s payment terms and notifies its author', async () => {
    await addRecurring({ sends: true });
    await addRecurring({ sends: true, nextOn: '2030-04-02' });
    const before = await notices();
    calls.today('2030-04-02');
    await work();
    expect(await made()).toMatchObject([
      { issuedDate: '31 Mar 2030', dueDate: '16 Apr 2030', invoiceStatus: 'Sent' },
      { issuedDate: '2 Apr 2030', dueDate: '16 Apr 2030', invoiceStatus: 'Sent' },
    ]);
    const told = await notices();
    expect(told).toHaveLength(before.length + 1);
    expect(told[0]).toMatchObject({ kind: 'assignment', excerpt: 'Scheduled for 31 Mar 2030, created on 2 Apr 2030. Due 16 Apr 2030.' });
    await delivered();
  });

  test('created late has the current date if dates must follow numbers', async () => {
    await calls.admin.post('/api/v1/seller', { chronology: 'refuse' });
    await addRecurring({ sends: true });
    calls.today('2030-04-02');
    await calls.issued({ issuedOn: '2030-04-01' });
    await work();
    expect((await made()).at(-1)).toMatchObject({ issuedDate: '2 Apr 2030', dueDate: '16 Apr 2030', invoiceStatus: 'Sent' });
    await delivered();
  });

  test('issues and numbers correctly alongside concurrent users', async () => {
    await addRecurring({ sends: true, unit: 'week', nextOn: '2030-03-10' });
    const drafts = [];
    for (let at = 0; at < 10; at++) drafts.push(await calls.add());
    calls.today('2030-05-20');
    const [answers] = await Promise.all([
      Promise.all(drafts.flatMap(({ id }) => [calls.issue(id), calls.admin.post('/api/v1/invoices', calls.given())])),
      work(),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(drafts.flatMap(() => [200, 201]));
    for (let turn = 0; turn < 11; turn++) await work();
    const numbers = (await made()).flatMap(({ number }) => (number === null ? [] : [number]));
    expect(numbers.sort()).toEqual(Array.from({ length: 21 }, (_, at) => `#${String(at + 1).padStart(4, '0')}`));
    await delivered();
  });

  test('stays a draft without outgoing mail, and no one is reminded', async () => {
    await calls.admin.post('/api/v1/seller', { reminderDays: [1] });
    await addRecurring({ sends: true });
    const late = await calls.issued({ dueOn: '2030-03-20' });
    const { mail } = calls.atrium.deps;
    mail.outgoing = null;
    try {
      calls.today('2030-03-31');
      await work();
    } finally {
      mail.outgoing = world.outgoing;
    }
    expect((await made()).map(({ invoiceStatus }) => invoiceStatus)).toEqual(['Past Due', 'Draft']);
    expect((await calls.history(late.id)).at(-1)).toBe('past-due');
    expect(await delivered()).toEqual([]);
  });

  test('ends after its last date, and stops while paused, deleted or without its client', async () => {
    const { id } = await addRecurring({ unit: 'week', every: 2, nextOn: '2030-03-12', until: '2030-03-26' });
    const paused = await addRecurring({ isPaused: true });
    const deleted = await addRecurring();
    await addRecurring({ clientId: calls.library.id });
    const remove = (query: string) =>
      send(calls.atrium, `/api/v1/recurring-invoices/delete?${query}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${calls.admin.accessToken}` },
      });
    expect((await remove(`id=${deleted.id}`)).status).toBe(200);
    expect((await remove(`id=${deleted.id}`)).status).toBe(404);
    await send(calls.atrium, `/api/v1/clients/delete?id=${calls.library.id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${calls.admin.accessToken}` },
    });
    calls.today('2030-05-01');
    for (let turn = 0; turn < 4; turn++) await work();
    expect((await made()).map(({ issuedDate }) => issuedDate)).toEqual(['12 Mar 2030', '26 Mar 2030']);
    expect((await recurring()).map((one) => [one.id, one.isPaused])).toEqual([
      [paused.id, true],
      [paused.id + 2, true],
      [id, false],
    ]);
    expect((await remove(`id=${deleted.id}&restore=true`)).status).toBe(200);
    expect(await recurring()).toHaveLength(4);
  });

  test('is changed with the current version only, and keeps its intended day', async () => {
    const { id } = await addRecurring();
    calls.today('2030-04-01');
    await work();
    const [now] = await recurring();
    const stale = await calls.admin.post(`/api/v1/recurring-invoices/${id}`, { notes: 'x', version: 1 });
    expect([stale.status, stale.body.error.current.version]).toEqual([409, now?.version]);
    const { status, body } = await calls.admin.post(`/api/v1/recurring-invoices/${id}`, {
      nextOn: '2030-04-30',
      lines: [line(5000), line(700)],
      version: now?.version,
    });
    expect([status, body.recurring.totalCents]).toEqual([200, 5700]);
    calls.today('2030-05-01');
    await work();
    expect((await recurring())[0]?.nextOn).toBe('2030-05-31');
    expect((await calls.admin.post(`/api/v1/recurring-invoices/${id}`, { until: '2030-01-01' })).status).toBe(400);
    expect((await calls.admin.post('/api/v1/recurring-invoices/99', { notes: '' })).status).toBe(404);
    expect((await calls.elsewhere.post(`/api/v1/recurring-invoices/${id}`, { notes: '' })).status).toBe(404);
    expect((await calls.elsewhere.get('/api/v1/recurring-invoices')).body.total).toBe(0);
  });
});
