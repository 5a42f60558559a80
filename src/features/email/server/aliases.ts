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

/** The other addresses of the signed-in person, in the order in which they came. */
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

const mostAliases = 20;

const taken = () => invalid('email', 'email_taken');

/**
 * Adds an address of the same domain as the own one, which nobody in the installation has. Where another entity has addresses of that domain,
 * as at a public provider, there are none to take: one address proves nothing of the others.
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
  if ((row?.aliases ?? 0) >= mostAliases) throw invalid('email', { code: 'full', max: mostAliases });
  if (await isTaken(email, person.email, scope)) throw taken();
  const alias = { id: await nextId(db, entity, 'mail alias'), email };
  await db
    .insert(mailAliases)
    .values({ entity, ...alias, personId: identity.personId, createdAt: now })
    .catch((error: unknown) => {
      // Somebody was faster.
      throw brokenConstraint(error) === 'mail_aliases_email' ? taken() : error;
    });
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { alias };
}

/**
 * Whether somebody has the address, or had it in this company, or gets its mail because it is theirs with a tag; or whether another entity has
 * addresses of the domain.
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

/** An address that nobody has proved says nothing of its domain. @throws 403 */
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

/** Gives an address up: from now on anybody of its domain may take it. */
export async function deleteAlias({ params }: GivenOf<typeof preferencesContract.deleteMailAlias>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  const [deleted] = await db
    .delete(mailAliases)
    .where(and(ownAliases(scope), eq(mailAliases.id, params.id)))
    .returning({ id: mailAliases.id });
  if (!deleted) throw notFound('address');
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
}
