import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { domainOf } from '#contract/domain-of.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#platform/files/tables.ts';
import { people, peopleView } from '#platform/people/tables.ts';
import { substringPattern } from '#server/contains-text.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { listRecipients as contract } from '../contract.ts';
import { mailCorrespondentsView as correspondents, mailAliases } from '../tables.ts';

const most = 10;

type Suggestion = AnswerOf<typeof contract>['recipients'][number];

/**
 * Suggests recipients: people the caller has emailed first, most recent on top, then the other people of the entity if the caller may read
 * them.
 */
export async function listRecipients({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const pattern = substringPattern(query.q.trim());
  const persons = await readPeople(pattern, scope);
  const met = await readCorrespondents(pattern, scope);
  const inside = await findPeople(
    scope.db,
    scope.entity,
    met.map(({ email }) => email),
  );
  const byEmail = new Map<string, Suggestion>();
  for (const { name, email } of met) {
    const person = persons.find((one) => one.email.toLowerCase() === email);
    byEmail.set(email, person ?? { name, email, avatar: null, isOutside: !inside.has(email) });
  }
  for (const person of persons) byEmail.set(person.email.toLowerCase(), person);
  return { recipients: [...byEmail.values()].slice(0, most) };
}

async function readPeople(pattern: string, { db, deps, entity, ability }: Scope): Promise<Suggestion[]> {
  if (!ability.can('read', 'Person')) return [];
  const rows = await db
    .select({ name: peopleView.fullName, email: peopleView.email, avatarId: files.id, avatarName: files.name })
    .from(peopleView)
    .leftJoin(files, and(eq(files.entity, peopleView.entity), eq(files.id, peopleView.avatarFileId)))
    .where(and(live(peopleView, entity), or(ilike(peopleView.fullName, pattern), ilike(peopleView.email, pattern))))
    .orderBy(peopleView.fullName, peopleView.id)
    .limit(most);
  return rows.map(({ name, email, ...picture }) => ({
    name,
    email,
    avatar: pictureAddress(picture, entity, deps.files),
    isOutside: false,
  }));
}

async function readCorrespondents(pattern: string, { db, entity, identity }: Scope) {
  return db
    .select({ name: correspondents.name, email: correspondents.email })
    .from(correspondents)
    .where(
      and(
        eq(correspondents.entity, entity),
        eq(correspondents.ownerId, identity.personId),
        or(ilike(correspondents.name, pattern), ilike(correspondents.email, pattern)),
      ),
    )
    .orderBy(desc(correspondents.usedAt), correspondents.email)
    .limit(most);
}

/**
 * Finds the people of the entity by address: their main address, an alias or a tagged address (`user+tag@…`). Addresses are lowercase, in
 * the arguments and the result.
 */
export async function findPeople(db: Db, entity: string, addresses: string[]): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map();
  const wanted = [...new Set(addresses.flatMap((address) => [address, withoutTag(address)]))];
  const aliases = db
    .select({ email: sql<string>`lower(${mailAliases.email})`.as('email'), id: mailAliases.personId })
    .from(mailAliases)
    .where(and(eq(mailAliases.entity, entity), inArray(sql`lower(${mailAliases.email})`, wanted)));
  const persons = db
    .select({ email: sql<string>`lower(${people.email})`.as('email'), id: people.id })
    .from(people)
    .where(and(live(people, entity), inArray(sql`lower(${people.email})`, wanted)));
  const found = new Map((await unionAll(aliases, persons)).map(({ email, id }) => [email, id]));
  return new Map(
    addresses.flatMap((address) => {
      const id = found.get(address) ?? found.get(withoutTag(address));
      return id === undefined ? [] : [[address, id] as const];
    }),
  );
}

/** Returns the addresses that email from here cannot reach: those outside, when the installation sends no mail outside. */
export async function findUndeliverable(db: Db, deps: Dependencies, entity: string, addresses: string[]): Promise<string[]> {
  if (deps.mail.outgoing) return [];
  const wanted = [...new Set(addresses.map((address) => address.trim().toLowerCase()))];
  const inside = await findPeople(db, entity, wanted);
  return wanted.filter((address) => !inside.has(address));
}

/** Checks whether an address belongs to a person, as their main address or an alias. */
export async function isOwnAddress(db: Db, { entity, ownerId }: { entity: string; ownerId: number }, address: string): Promise<boolean> {
  const key = address.toLowerCase();
  return (await findPeople(db, entity, [key])).get(key) === ownerId;
}

/** Returns the address that `user+tag@…` falls back to when no one has it with its tag: `user@…`. */
export const withoutTag = (address: string) => address.replace(/^([^+@]+)\+[^@]*@/, '$1@');

export interface Mailbox {
  entity: string;
  personId: number;
}

/**
 * Finds the mailboxes that outside addresses reach, each once; addresses that reach none are left out. A tagged address that no one has
 * reaches the owner of the untagged one.
 */
export async function findMailboxes({ database }: Dependencies, addresses: string[]): Promise<Mailbox[]> {
  const rows = await database.reading(null, (db) =>
    queryRows<{ entity: string; person_id: string }>(
      db,
      sql`select distinct found.entity, found.person_id
        from unnest(${sql.param(addresses)}::text[], ${sql.param(addresses.map(withoutTag))}::text[]) wanted (address, untagged),
        lateral (
          select 1 as rank, exact.* from find_mailbox(wanted.address) exact
          union all select 2, bare.* from find_mailbox(wanted.untagged) bare
          order by rank limit 1
        ) found`,
    ),
  );
  return rows.map(({ entity, person_id }) => ({ entity, personId: Number(person_id) }));
}

/** Checks whether one of the domains belongs to a company that receives the email: only its people can send from there. */
export async function claimsOwnDomain({ database }: Dependencies, domains: string[], recipients: Mailbox[]): Promise<boolean> {
  const entities = [...new Set(recipients.map(({ entity }) => entity))];
  const [found] = await database.reading(null, (db) =>
    queryRows<{ claims: boolean }>(
      db,
      sql`select exists (
        select from unnest(${sql.param(domains)}::text[]) domain, unnest(${sql.param(entities)}::text[]) entity where owns_mail_domain(domain, entity)
      ) as claims`,
    ),
  );
  return found?.claims ?? false;
}

/**
 * Returns the addresses in the installation's own domain that no one has; email to them would come back to this server. When the
 * installation does not receive mail, another server hosts the domain's mailboxes and knows better.
 */
export async function findUnknownLocalAddresses(db: Db, { mail, settings }: Dependencies, addresses: string[]): Promise<Set<string>> {
  const ownDomain = mail.outgoing && settings.receivesMail ? domainOf(mail.outgoing.from.email) : '';
  const here = addresses.filter((address) => ownDomain !== '' && domainOf(address) === ownDomain);
  if (here.length === 0) return new Set();
  const rows = await queryRows<{ address: string }>(
    db,
    sql`select wanted.address from unnest(${sql.param(here)}::text[], ${sql.param(here.map(withoutTag))}::text[]) wanted (address, untagged)
      where not is_mail_address_taken(wanted.address) and not is_mail_address_taken(wanted.untagged)`,
  );
  return new Set(rows.map(({ address }) => address));
}
