import { expect, it } from 'vitest';
import { answerMetrics } from './answer-metrics.ts';
import type { Metrics } from './open-metrics.ts';

const metrics: Metrics = { counting: (log) => log, timing: (_name, run) => run, scrape: async () => new Response('figures') };
const token = 'a token of the operator';
const ask = async (guard: { token?: string; isLocal?: boolean }, init: RequestInit = {}) => {
  const answer = answerMetrics({ metrics, token: guard.token, isLocal: () => guard.isLocal ?? false });
  const { status, headers } = await answer(new Request('http://office.example/metrics', init));
  return [status, headers.get('WWW-Authenticate')];
};
const bearing = (given: string) => ({ headers: { Authorization: given } });

it('answers whoever has the token, from wherever', async () => {
  expect(await ask({ token }, bearing(`Bearer ${token}`))).toEqual([200, null]);
  expect(await ask({ token }, bearing(`bearer ${token}`))).toEqual([200, null]);
});

it.each([{}, bearing(token), bearing('Bearer '), bearing(`Bearer ${token}x`), bearing(`Basic ${token}`)])(
  'refuses all others',
  async (init) => {
    expect(await ask({ token, isLocal: true }, init)).toEqual([401, 'Bearer']);
  },
);

it('answers only this machine where there is no token', async () => {
  expect(await ask({ isLocal: true })).toEqual([200, null]);
  expect(await ask({ isLocal: false })).toEqual([401, 'Bearer']);
  expect(await ask({ isLocal: false }, bearing('Bearer undefined'))).toEqual([401, 'Bearer']);
});

it('is only read', async () => {
  expect((await ask({ isLocal: true }, { method: 'POST' }))[0]).toBe(405);
});
