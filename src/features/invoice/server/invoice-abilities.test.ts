import { expect, test } from 'vitest';
import type { AbilityRule } from '#contract/ability.ts';
import { apiWithAbilities } from '../../../../tests/api-with-abilities.ts';
import { clientWith } from '../../../../tests/client.ts';
import { invoiceCalls } from '../../../../tests/invoice-calls.ts';
import { invoiceRoutes } from './routes.ts';

const calls = invoiceCalls();

const may = (...rules: AbilityRule[]) => clientWith(apiWithAbilities(calls.atrium, invoiceRoutes, 1, ...rules), null);
const read: AbilityRule = { action: 'read', subject: 'Invoice' };

test('hides the authors of changes without permission to read people', async () => {
  const { id } = await calls.issued();
  await calls.remove(id);
  const actors = async (who = may(read)) =>
    (await who.get(`/api/v1/invoices/${id}`)).body.invoice.history.map(
      ({ actor }: { actor: { fullName: string } | null }) => actor?.fullName,
    );
  const deletedBy = async (who = may(read)) => (await who.get('/api/v1/invoice-gaps')).body.gaps[0].deletedBy;
  expect([await actors(), await deletedBy()]).toEqual([[undefined, undefined, undefined], '']);
  const who = may(read, { action: 'read', subject: 'Person' });
  expect([new Set(await actors(who)), await deletedBy(who)]).toEqual([new Set(['Maren Lindqvist']), 'Maren Lindqvist']);
});

test('cannot add a client to an invoice without permission to read clients', async () => {
  const { id } = await calls.add();
  const writes: AbilityRule[] = [read, { action: 'create', subject: 'Invoice' }, { action: 'update', subject: 'Invoice' }];
  const who = may(...writes);
  expect((await who.post('/api/v1/invoices', calls.given())).status).toBe(403);
  expect((await calls.update(id, { clientId: calls.library.id }, who)).status).toBe(403);
  expect((await calls.update(id, { notes: 'x' }, who)).status).toBe(200);
  expect((await may(...writes, { action: 'read', subject: 'Client' }).post('/api/v1/invoices', calls.given())).status).toBe(201);
});

test('cannot change anything with read-only permission', async () => {
  const { id } = await calls.issued();
  const who = may(read);
  const answers = [
    await who.post('/api/v1/invoices', calls.given()),
    await calls.update(id, { notes: 'x' }, who),
    await who.post(`/api/v1/invoices/${id}/issue`),
    await calls.pay(id, 1, {}, who),
    await who.post(`/api/v1/invoices/${id}/credit`),
    await who.post('/api/v1/invoices/mark-paid', { ids: [id], paidOn: '2030-03-10', method: 'cash' }),
    await who.post('/api/v1/invoices/delete', { ids: [id] }),
    await who.post('/api/v1/invoices/restore', { ids: [id] }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
});
