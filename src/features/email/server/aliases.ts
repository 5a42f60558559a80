import { and, asc, count, eq, sql } from 'drizzle-orm';
import { domainOf } from '#contract/domain-of.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { lockOwnPerson } from '#platform/people/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import { brokenConstraint } from '#server/database-failure.ts';
import { lockAddress } from '#server/locks.ts';
import { nextId } from '#server/next-ids.ts';
import { queryRows } from '#server/query-rows.ts';
import { invalid, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as preferencesContract from '../preferences-contract.ts';
import { mailAliases } from '../tables.ts';
import { withoutTag } from './addresses.ts';

/** Lists the signed-in person's aliases, oldest first. */
export async function listAliases(_given: unknown, scope: Scope): Promise<AnswerOf<typeof preferencesContract.listMailAliases>> {
  const aliases = await scope.db
    .select({ id: mailAliases.id, email: mailAliases.email })
    .from(mailAliases)
    .where(ownAliases(scope))
    .orderBy(asc(mailAliases.id));
  return { aliases };
}

function ownAliases({ entity, identity }: Scope) {
  return and(eq(mailAliases.entity, entity), eq(mailAliases.personId, identity.personId));
}

const maxAliases = 20;

const taken = () => invalid('email', 'email_taken');

/**
 * Adds an address in the same domain as the caller's own, unless someone in the installation has it. Rejected when another entity has
 * addresses in that domain, as at a public provider: owning one address proves nothing about the others.
 */
export async function addAlias(
  { body }: GivenOf<typeof preferencesContract.addMailAlias>,
  scope: Scope,
): Promise<AnswerOf<typeof preferencesContract.addMailAlias>> {
  const { db, entity, identity, now } = scope;
  const { email } = body;
  const person = await lockOwnPerson(scope);
  if (domainOf(email) !== domainOf(person.email)) throw invalid('email', { code: 'wrong_domain', domain: `@${domainOf(person.email)}` });
  await refuseUnverified(scope);
  await lockAddress(db, email);
  const [row] = await db.select({ aliases: count() }).from(mailAliases).where(ownAliases(scope));
  if ((row?.aliases ?? 0) >= maxAliases) throw invalid('email', { code: 'full', max: maxAliases });
  if (await isTaken(email, person.email, scope)) throw taken();
  const alias = { id: await nextId(db, entity, 'mail alias'), email };
  await db
    .insert(mailAliases)
    .values({ entity, ...alias, personId: identity.personId, createdAt: now })
    .catch((error: unknown) => {
      // A concurrent request took it first.
      throw brokenConstraint(error) === 'mail_aliases_email' ? taken() : error;
    });
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { alias };
}

/**
 * Checks whether someone has the address, had it in this company, or receives its mail as a tagged form of their own; or whether another
 * entity has addresses in the domain.
 */
async function isTaken(email: string, ownEmail: string, scope: Scope): Promise<boolean> {
  const { db, entity, identity } = scope;
  const bare = withoutTag(email);
  const [found] = await queryRows<{ taken: boolean }>(
    db,
    sql`select is_mail_domain_of_others(${domainOf(email)}, ${entity})
      or is_mail_address_taken(${email}) or exists (select from ${people} p where lower(p.email) = lower(${email}))
      or lower(${bare}) not in (select lower(${ownEmail}) union all select lower(l.email) from ${mailAliases} l where l.person_id = ${identity.personId})
        and (is_mail_address_taken(${bare}) or exists (select from ${people} p where lower(p.email) = lower(${bare}))) as taken`,
  );
  return found?.taken ?? true;
}

/** An unverified address proves nothing about its domain. @throws 403 */
async function refuseUnverified({ db, entity, identity }: Scope): Promise<void> {
  const [account] = await db
    .select({ verifiedAt: accounts.emailVerifiedAt })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId)));
  if (!account?.verifiedAt)
    throw new Refusal(
      'forbidden',
      { code: 'confirm_for_aliases' },
      {
        fields: { address: [{ code: 'not_confirmed' }] },
      },
    );
}

/** Deletes an alias; anyone in its domain may take it from now on. */
export async function deleteAlias({ params }: GivenOf<typeof preferencesContract.deleteMailAlias>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  const [deleted] = await db
    .delete(mailAliases)
    .where(and(ownAliases(scope), eq(mailAliases.id, params.id)))
    .returning({ id: mailAliases.id });
  if (!deleted) throw notFound('address');
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
}
