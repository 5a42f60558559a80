import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { addSigningKey as contract } from '../../domains-contract.ts';
import { mailSigningKeys } from '../../tables.ts';
import { lockDomain } from './lock-domain.ts';
import { readKeys, refuseForeignDomain, toMailDomain } from './read-mail-domains.ts';
import { createKey } from './signing-key.ts';

type Given = GivenOf<typeof contract>;
type Key = Awaited<ReturnType<typeof createKey>>;

// Two names are enough: while one is in use the other is changed in the DNS.
const selectors = ['atrium1', 'atrium2'] as const;

/** Creating a key takes a while: no connection is held meanwhile. */
export async function prepareKey({ body }: Given, { deps, entity }: PreparingScope): Promise<Key> {
  const domain = body.domain.toLowerCase();
  await deps.database.reading(entity, (db) => refuseForeignDomain(db, entity, domain));
  return createKey(deps, entity, domain);
}

/** Keeps a key beside the one in use, unless one waits already. */
export async function addSigningKey({ body }: Given, scope: Scope, key: Key): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, now } = scope;
  const domain = body.domain.toLowerCase();
  await lockDomain(db, entity, domain);
  await refuseForeignDomain(db, entity, domain);
  const keys = await readKeys(db, entity, domain);
  if (keys.every(({ publishedAt }) => publishedAt !== null)) {
    const inUse = keys.at(-1)?.selector;
    const selector = selectors.find((one) => one !== inUse) ?? selectors[0];
    await db
      .delete(mailSigningKeys)
      .where(and(eq(mailSigningKeys.entity, entity), eq(mailSigningKeys.domain, domain), eq(mailSigningKeys.selector, selector)));
    await db.insert(mailSigningKeys).values({ entity, domain, selector, ...key, publishedAt: null, createdAt: now });
    await recordAudit(db, scope, { action: 'email.signing-key-added', target: domain });
  }
  return { domain: toMailDomain(deps, domain, await readKeys(db, entity, domain)) };
}
