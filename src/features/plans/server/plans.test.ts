import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type PlanName, planTable, trialDays } from '#contract/plan-table.ts';
import { type Client, registerUser, send } from '../../../../tests/client.ts';
import { invoiceCalls } from '../../../../tests/invoice-calls.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { choosePlan, getPlan, readPricing } from '../contract.ts';
import { findSubdomain } from './subdomains.ts';

const dayMs = 86_400_000;
const world = mockOutgoingMail();
const calls = invoiceCalls({ mail: { outgoing: world.outgoing }, settings: { publicUrl: 'https://atrium.example' } });

const put = (body: object, who = calls.admin) =>
  send(calls.atrium, '/api/v1/plan', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const choose = async (plan: PlanName | null, who = calls.admin) => {
  const { status, body } = await put({ plan, period: 'monthly' }, who);
  expect(status, JSON.stringify(body)).toBe(200);
  choosePlan.answer?.parse(body);
  return body.plan;
};
const read = async (who = calls.admin) => {
  const { status, body } = await who.get('/api/v1/plan');
  expect(status).toBe(200);
  getPlan.answer?.parse(body);
  return body;
};
const counted = (responses: number) =>
  calls.atrium.ownerQuery(
    `insert into response_months (entity, month, responses) values ('juniper', '2030-03', $1)
     on conflict (entity, month) do update set responses = excluded.responses`,
    [responses],
  );
const add = (name: string, who = calls.admin) => who.post('/api/v1/subdomains', { name });
const remove = (name: string) =>
  send(calls.atrium, `/api/v1/subdomains?name=${name}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${calls.admin.accessToken}` },
  });
const clearNames = () => calls.atrium.ownerQuery('delete from subdomains');

describe('a plan', () => {
  test('is Enterprise for the first thirty days of a company, then Basic', async () => {
    const somebody = await registerUser(calls.atrium);
    await calls.atrium.ownerQuery('delete from entity_plans where entity = $1', [entityOf(somebody)]);
    expect((await read(somebody)).plan).toMatchObject({ chosen: null, inForce: 'enterprise', version: 1 });
    calls.atrium.clock.advance(trialDays * dayMs - 1);
    expect((await read(somebody)).plan.inForce).toBe('enterprise');
    calls.atrium.clock.advance(1);
    expect((await read(somebody)).plan.inForce).toBe('basic');
  });

  test('is chosen based on the current version, returned with who chose it, audited, and can be undone', async () => {
    const before = (await read()).plan;
    const { status, body } = await put({ plan: 'standard', period: 'yearly', version: before.version });
    expect([status, body.plan]).toMatchObject([
      200,
      { chosen: 'standard', period: 'yearly', inForce: 'standard', chosenBy: { id: calls.admin.userData.id } },
    ]);
    const late = await put({ plan: 'basic', period: 'monthly', version: before.version }, calls.staff);
    expect([late.status, late.body.error.current]).toEqual([409, body.plan]);
    const { entries } = (await calls.admin.get('/api/v1/audit', { action: 'plan' })).body;
    expect(entries[0]).toMatchObject({ action: 'plan.chosen', changes: [{ field: 'plan', from: 'enterprise', to: 'standard' }] });
    expect((await choose(null)).chosen).toBeNull();
    expect((await choose('enterprise')).inForce).toBe('enterprise');
  });

  test.each([
    [{ plan: 'gold', period: 'monthly' }, 'plan'],
    [{ plan: 'basic', period: 'daily' }, 'period'],
    [{ plan: 'basic' }, 'period'],
  ])('%j names the invalid field', async (body, field) => {
    expect(refusedFields(await put(body))).toEqual([400, [field]]);
  });

  test('one of two concurrent choices on the same version gets a conflict', async () => {
    const { version } = (await read()).plan;
    const both = await Promise.all([
      put({ plan: 'basic', period: 'monthly', version }),
      put({ plan: 'standard', period: 'monthly', version }, calls.staff),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await choose('enterprise');
  });

  test('is listed with the prices and benefits of the table', async () => {
    const { status, body } = await calls.admin.get('/pricing/data');
    expect(status).toBe(200);
    readPricing.answer?.parse(body);
    expect(body.basicPlan).toMatchObject({ monthlyPrice: 0, popular: false });
    expect(body.basicPlan.planBenefits.slice(0, 2)).toEqual(['100 responses a month', 'Up to 2 subdomains']);
    expect(body.standardPlan).toMatchObject({ monthlyPrice: 49, yearlyPlan: { perMonth: 40, totalAnnual: 480 }, popular: true });
    expect(body.standardPlan.planBenefits).toEqual(
      expect.arrayContaining(['Instagram profile page', 'Google Docs integration', 'Custom thank-you page']),
    );
    expect(body.enterprisePlan).toMatchObject({ monthlyPrice: 99, yearlyPlan: { perMonth: 80, totalAnnual: 960 } });
    expect(body.enterprisePlan.planBenefits).toContain('File upload with 5 GB of storage');
    expect(body.qandA.every(({ question, ans }: Record<string, string>) => question && ans && !ans.startsWith('plans.'))).toBe(true);
  });
});

describe('responses', () => {
  /** Returns the link in an invoice's mail. */
  const link = async () => {
    const { id } = await calls.issued();
    await calls.admin.post(`/api/v1/invoices/${id}/send`, { to: 'tomas@miramar.example' });
    const [mail] = (await world.delivered(calls.atrium.deps)).slice(-1);
    const href = /href="([^"]*\/invoice\/[^"]*)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { pathname, search } = new URL(href);
    return `${pathname.replace('/invoice/', '/api/v1/invoice-links/')}/reply${search}`;
  };
  const ask = (path: string, text: string) =>
    send(calls.atrium, path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'questioned', text }),
    });

  test('over the limit are refused with 402 naming the plan that lifts it; nothing is saved, and a retry after the upgrade works', async () => {
    const path = await link();
    await choose('basic');
    await counted(99);
    expect((await ask(path, 'Is it oak?')).status).toBe(200);
    // A repeated response is not counted.
    expect((await ask(path, 'Is it oak?')).status).toBe(200);
    const { status, body } = await ask(path, 'Is it ash?');
    expect([status, body.error]).toMatchObject([
      402,
      { code: 'plan_limit', reason: { code: 'plan_responses', plan: 'basic', limit: 100, used: 100, lifts: 'standard' } },
    ]);
    expect((await read()).usage.responses).toBe(100);
    await choose('standard');
    const { status: then, body: answered } = await ask(path, 'Is it ash?');
    expect([then, answered.replies.map(({ text }: { text: string }) => text).sort()]).toEqual([200, ['Is it ash?', 'Is it oak?']]);
    await choose('basic');
    calls.atrium.clock.now = new Date('2030-04-01T00:00:00Z');
    expect((await ask(path, 'And in April?')).status).toBe(200);
    await choose('enterprise');
  });

  test('one of a hundred concurrent ones gets the last free slot', async () => {
    const path = await link();
    await choose('basic');
    await counted(99);
    const all = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(path, `Question ${at}`)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 402)).toHaveLength(99);
    expect((await read()).usage.responses).toBe(100);
    await choose('enterprise');
  });

  test('are unlimited but still counted when limits are turned off', async () => {
    const path = await link();
    await choose('basic');
    await counted(100);
    calls.atrium.deps.settings.planLimits = false;
    try {
      expect((await ask(path, 'Is it oak?')).status).toBe(200);
      expect(await read()).toMatchObject({ hasLimits: false, usage: { responses: 101 } });
    } finally {
      calls.atrium.deps.settings.planLimits = true;
      await choose('enterprise');
    }
  });
});

describe('storage', () => {
  const upload = () =>
    send(calls.atrium, '/api/v1/files?name=x.bin', {
      method: 'POST',
      body: randomUUID(),
      headers: { Authorization: `Bearer ${calls.admin.accessToken}` },
    });
  const used = (bytes: number) => calls.atrium.ownerQuery(`update file_usage set used_bytes = $1 where entity = 'juniper'`, [bytes]);

  test('beyond the plan is refused with 402, a smaller plan deletes nothing, and the installation’s quota refuses with 507', async () => {
    const before = (await read()).usage.storageBytes;
    try {
      await used(planTable.basic.limits.storageBytes);
      expect((await upload()).status).toBe(201);
      await choose('basic');
      const { status, body } = await upload();
      expect([status, body.error]).toMatchObject([402, { reason: { code: 'plan_storage', plan: 'basic', limit: 512, lifts: 'standard' } }]);
      await choose('enterprise');
      await used(planTable.enterprise.limits.storageBytes);
      expect((await upload()).body.error.reason).toMatchObject({ code: 'plan_storage_most', limit: 5120 });
      calls.atrium.deps.settings.quotaBytes = 1000;
      expect((await upload()).status).toBe(507);
      calls.atrium.deps.settings.quotaBytes = planTable.enterprise.limits.storageBytes * 2;
      expect((await upload()).status).toBe(402);
    } finally {
      calls.atrium.deps.settings.quotaBytes = 0;
      await used(before);
    }
  });
});

describe('subdomains', () => {
  test('lead to their company and can be released and reclaimed', async () => {
    await clearNames();
    expect((await add('Oak-Lamps')).body.subdomains).toMatchObject([{ name: 'oak-lamps' }]);
    expect((await add('oak-lamps')).status).toBe(201);
    expect(await findSubdomain(calls.atrium.deps, 'oak-lamps')).toBe('juniper');
    expect((await remove('oak-lamps')).body.subdomains).toEqual([]);
    expect(await findSubdomain(calls.atrium.deps, 'oak-lamps')).toBeNull();
    expect((await remove('oak-lamps')).status).toBe(404);
    expect((await add('oak-lamps')).status).toBe(201);
    expect(refusedFields(await add('oak-lamps', calls.elsewhere))).toEqual([400, ['name']]);
  });

  test.each(['ab', '-oak', 'oak-', 'oak lamps', 'o.k', 'ö-oak', 'www'])('rejects %s as a name', async (name) => {
    expect(refusedFields(await add(name))).toEqual([400, ['name']]);
  });

  test('one of two concurrent requests for the last slot is refused with 402, and a smaller plan removes none', async () => {
    await clearNames();
    await choose('basic');
    await add('first');
    const both = await Promise.all([add('second'), add('third')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 402]);
    const { status, body } = await add('fourth');
    expect([status, body.error.reason]).toEqual([402, { code: 'plan_subdomains', plan: 'basic', limit: 2, used: 2, lifts: 'standard' }]);
    await choose('standard');
    await add('fourth');
    await choose('basic');
    expect((await read()).subdomains).toHaveLength(3);
    expect((await add('fifth')).body.error.reason).toMatchObject({ limit: 2, used: 3, lifts: 'standard' });
    await choose('enterprise');
  });

  test('a name requested by two companies at once goes to one', async () => {
    await clearNames();
    const both = await Promise.all([add('lamps'), add('lamps', calls.elsewhere)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});

function entityOf({ userData }: Client): string {
  return userData.eid.split('-')[0] ?? '';
}
