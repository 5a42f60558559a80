import type { AnswerOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { readRoles } from '#features/rights/server/offers.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import type { Scope } from '#server/scope.ts';
import type { getSignOn as contract } from '../contract.ts';
import { redirectUri } from './provider.ts';
import { readSignOn, showSignOn } from './read-sign-on.ts';

/** How the company signs in by a provider, and what the provider is to be told. */
export async function getSignOn(_given: unknown, { db, deps, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const kept = await readSignOn(db, entity);
  const origin = deps.providers && mailedOrigin(deps);
  return {
    signOn: kept && (await showSignOn(db, kept)),
    redirectUri: origin && redirectUri(deps),
    page: origin && origin + pageAddress('/pages/sign-on/begin', {}, { company: entity }),
    roles: (await readRoles(db, entity)).map(({ name, title }) => ({ name, title })),
  };
}
