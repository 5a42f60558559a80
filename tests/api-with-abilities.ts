import { Hono } from 'hono';
import type { AbilityRule } from '#contract/ability.ts';
import { register } from '#server/register.ts';
import type { Route } from '#server/route.ts';
import type { TestApi } from './test-api.ts';

/**
 * Serves some endpoints of the API, with all requests made as a person of the demo company with only these abilities, regardless of roles.
 */
export function apiWithAbilities(test: TestApi, routes: Route[], personId: number, ...rules: AbilityRule[]): TestApi {
  const app = new Hono();
  const claim = { entity: 'juniper', accountId: 0, sessionId: '' };
  // Expired immediately so that it is not cached: the next one with this claim may have other rules.
  const identity = { ...claim, personId, rules, endsAt: new Date(0) };
  register(app, test.deps, { claim: async () => claim, identify: async () => identity }, routes);
  return { ...test, request: async (path, init) => app.fetch(new Request(new URL(path, 'http://atrium.test'), init)) };
}
