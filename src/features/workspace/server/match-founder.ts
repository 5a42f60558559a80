import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { auditEntries } from '#platform/audit/tables.ts';
import { people, users } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { nextId, nextIds, raiseCounter } from '#server/next-ids.ts';
import { counters } from '#server/tables.ts';
import { excludedTables } from '../exclusion-reasons.ts';
import type { Table } from './catalogue.ts';

type User = typeof users.$inferSelect;

/**
 * Adds the founder to the imported people: as the one with the same address, otherwise as a new one.
 * @returns their new person id
 */
export async function matchFounder(db: Db, entity: string, founder: Founder, now: Date): Promise<number> {
  for (const { kind, lastId } of founder.counters) await raiseCounter(db, entity, kind, lastId);
  for (const [kind, table] of numbered) await raiseCounter(db, entity, kind, await highestId(db, entity, table));
  const personId = await findOrAddPerson(db, entity, founder);
  await moveAccount(db, founder.account, personId);
  await endAside(db, entity);
  await ensureAdminUser(db, entity, { account: founder.account, user: founder.user, personId, now });
  await appendAudit(db, entity, founder, personId);
  return personId;
}

/** Counters for the founder's new rows, independent of the archive's counters. */
const numbered = [
  ['person', people],
  ['user', users],
  ['audit', auditEntries],
] as const;

async function highestId(db: Db, entity: string, table: (typeof numbered)[number][1]): Promise<number> {
  const [row] = await db
    .select({ highest: sql<number | string>`coalesce(max(${table.id}), 0)` })
    .from(table)
    .where(and(eq(table.entity, entity), sql`${table.id} < ${aside}`));
  return Number(row?.highest ?? 0);
}

async function findOrAddPerson(db: Db, entity: string, { account, person }: Founder): Promise<number> {
  const [known] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(live(people, entity), sql`lower(${people.email}) = lower(${account.email})`));
  if (known) return known.id;
  const id = await nextId(db, entity, 'person');
  await db.insert(people).values({ ...person, id });
  return id;
}

interface Seated {
  account: { email: string; username: string };
  /** The founder's own user record; only if they are not among the users yet. */
  user: User | undefined;
  personId: number;
  now: Date;
}

/** Makes the importing founder an admin, since otherwise no one could let the others in. */
export async function ensureAdminUser(db: Db, entity: string, { account, user, personId, now }: Seated): Promise<void> {
  const [known] = await db
    .select()
    .from(users)
    .where(and(live(users, entity), or(eq(users.personId, personId), sql`lower(${users.email}) = lower(${account.email})`)))
    .orderBy(sql`${users.personId} = ${personId} desc nulls last`)
    .limit(1);
  if (known) return makeAdmin(db, known, { username: await freeUsername(db, entity, known, account.username), personId, now });
  if (!user) return;
  const id = await nextId(db, entity, 'user');
  const added = { ...user, id };
  await db.insert(users).values({ ...added, personId, username: await freeUsername(db, entity, added, account.username) });
}

async function makeAdmin(db: Db, user: User, { username, personId, now }: { username: string; personId: number; now: Date }) {
  const wanted = { role: 'admin', status: 'active' as const, username, personId };
  const isSo = Object.entries(wanted).every(([name, value]) => user[name as keyof User] === value);
  if (isSo) return;
  await db
    .update(users)
    .set({ ...wanted, version: user.version + 1, updatedAt: now })
    .where(and(eq(users.entity, user.entity), eq(users.id, user.id)));
}

/** Returns the founder's username unless an imported user has it; then the record keeps its own. */
async function freeUsername(db: Db, entity: string, user: User, username: string): Promise<string> {
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(live(users, entity), ne(users.id, user.id), sql`lower(${users.username}) = lower(${username})`));
  if (!taken) return username;
  return user.username === username ? '' : user.username;
}

/** Appends earlier audit entries after the imported ones. */
async function appendAudit(db: Db, entity: string, { audit, person }: Founder, personId: number): Promise<void> {
  if (audit.length === 0) return;
  const ids = await nextIds(db, entity, 'audit', audit.length);
  const renamed = (id: number | null) => (id === person.id ? personId : id);
  await db.insert(auditEntries).values(
    audit.map((entry, at) => ({
      ...entry,
      id: ids[at] ?? 0,
      actorId: renamed(entry.actorId),
      targetId: entry.targetKind === 'person' && entry.targetId === String(person.id) ? String(personId) : entry.targetId,
    })),
  );
}

/** Temporary person id of the founder's account during the import; no counter reaches it. */
const aside = Number.MAX_SAFE_INTEGER;

/** The founder of the importing company with their previous rows. */
interface Founder {
  account: typeof accounts.$inferSelect;
  person: typeof people.$inferSelect;
  user: typeof users.$inferSelect | undefined;
  audit: (typeof auditEntries.$inferSelect)[];
  counters: (typeof counters.$inferSelect)[];
}

/**
 * Deletes the founder's rows, so the imported rows keep their ids. The account and its session stay, with a temporary
 * person.
 */
export async function clearFounderRows(db: Db, catalogue: readonly Table[], entity: string): Promise<Founder> {
  const [found] = await db
    .select({ account: accounts, person: people })
    .from(accounts)
    .innerJoin(people, and(eq(people.entity, accounts.entity), eq(people.id, accounts.personId)))
    .where(eq(accounts.entity, entity))
    .for('update');
  if (!found) throw new Error('the company has no founder');
  const [user] = await db.select().from(users).where(eq(users.entity, entity));
  const audit = await db.select().from(auditEntries).where(eq(auditEntries.entity, entity)).orderBy(asc(auditEntries.id));
  const counted = await db.select().from(counters).where(eq(counters.entity, entity));
  const { account, person } = found;
  await db.insert(people).values({ ...person, id: aside, deletedAt: person.createdAt });
  await moveAccount(db, account, aside);
  const given = catalogue.filter(({ name }) => !(name in excludedTables) || excludedTables[name] === 'worked-out');
  for (const { name } of given.toReversed()) {
    const kept = name === 'people' ? sql` and id <> ${aside}` : sql``;
    await db.execute(sql`delete from ${sql.identifier(name)} where entity = ${entity}${kept}`);
  }
  return { account, person, user, audit, counters: counted };
}

async function moveAccount(db: Db, { entity, id }: { entity: string; id: number }, personId: number): Promise<void> {
  await db
    .update(accounts)
    .set({ personId })
    .where(and(eq(accounts.entity, entity), eq(accounts.id, id)));
}

/** Deletes the temporary person of `clearFounderRows` once the account belongs to another one. */
async function endAside(db: Db, entity: string): Promise<void> {
  await db.delete(people).where(and(eq(people.entity, entity), eq(people.id, aside)));
}
