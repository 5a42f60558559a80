import { and, eq } from 'drizzle-orm';
import type { Configuration, CustomFetch, DiscoveryRequestOptions } from 'openid-client';
import { pageAddress } from '#contract/page-address.ts';
import { people } from '#platform/people/tables.ts';
import { accounts, signOns } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { unseal } from '#server/seal.ts';
import type { SignOn } from '../contract.ts';

type Kept = Pick<KeptSignOn, 'entity' | 'issuer' | 'clientId' | 'sealedSecret'>;

const patienceSeconds = 10;
export const sealPurpose = 'sign-on secret';

/** Returns the callback URL, based on the configured origin, never on the request. */
export function redirectUri(deps: Pick<Dependencies, 'settings'>): string | null {
  const origin = mailedOrigin(deps);
  return origin && origin + pageAddress('/pages/sign-on/return', {});
}

/**
 * Discovers a provider.
 * @returns null when it is unreachable or not an OpenID Connect provider with that issuer
 */
export async function findProvider(deps: Dependencies, { entity, issuer, clientId, sealedSecret }: Kept): Promise<Configuration | null> {
  const { providers } = deps;
  const address = URL.parse(issuer);
  if (!providers || !address) return null;
  const { allowInsecureRequests, ClientSecretPost, customFetch, discovery, enableNonRepudiationChecks, None } = await import(
    'openid-client'
  );
  const secret = sealedSecret === null ? null : await unseal(deps, sealPurpose, [entity], sealedSecret);
  // The library only sends forms.
  const asking: CustomFetch = (url, { method, headers, body }) =>
    providers.fetch(url, { method, headers, body: body instanceof URLSearchParams ? String(body) : null });
  const options: DiscoveryRequestOptions = {
    timeout: patienceSeconds,
    [customFetch]: asking,
    // The library trusts TLS for the origin of an ID token and skips its signature, which is unsafe for an internal provider without TLS.
    execute: [enableNonRepudiationChecks, ...(address.protocol === 'http:' ? [allowInsecureRequests] : [])],
  };
  // All discovery errors are reported as not found.
  return discovery(address, clientId, undefined, secret === null ? None() : ClientSecretPost(secret), options).catch(() => null);
}

export type KeptSignOn = typeof signOns.$inferSelect;

/** Returns the settings of a company; null without any. */
export async function readSignOn(db: Db, entity: string): Promise<KeptSignOn | null> {
  const [kept] = await db.select().from(signOns).where(eq(signOns.entity, entity));
  return kept ?? null;
}

/** Converts the settings for the response, without the secret. */
export async function showSignOn(db: Db, kept: KeptSignOn): Promise<SignOn> {
  const { label, issuer, clientId, sealedSecret, newUserRole, roleClaim, roles, isActive, isOnlyWay, version } = kept;
  const [keeper] = await db
    .select({ name: people.fullName })
    .from(accounts)
    .innerJoin(people, and(eq(people.entity, accounts.entity), eq(people.id, accounts.personId)))
    .where(and(eq(accounts.entity, kept.entity), eq(accounts.id, kept.keptAccountId)));
  return {
    ...{ label, issuer, clientId, newUserRole, roleClaim, roles, isActive, isOnlyWay, version },
    hasSecret: sealedSecret !== null,
    keptName: keeper?.name ?? null,
  };
}
