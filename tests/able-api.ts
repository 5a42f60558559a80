import { Hono } from 'hono';
import type { AbilityRule } from '#contract/ability.ts';
import { register } from '#server/register.ts';
import type { Route } from '#server/route.ts';
import type { TestApi } from './test-api.ts';

/** Some calls of the API, all of them by a person of the demo company who may do just that, whatever roles there are. */
export function ableApi(test: TestApi, routes: Route[], personId: number, ...rules: AbilityRule[]): TestApi {
  const app = new Hono();
  const claim = { entity: 'juniper', accountId: 0, sessionId: '' };
  // Over at once, so that it is not remembered: the next one with this claim may do something else.
  const identity = { ...claim, personId, rules, endsAt: new Date(0) };
  register(app, test.deps, { claim: async () => claim, identify: async () => identity }, routes);
  return { ...test, request: async (path, init) => app.fetch(new Request(new URL(path, 'http://atrium.test'), init)) };
}
