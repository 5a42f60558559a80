import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { clientsView as clients } from '#features/clients/tables.ts';
import { invoicesView as invoices } from '#features/invoice/tables.ts';
import { inSeenBoards } from '#features/kanban/server/public-api.ts';
import { boardsView as boards, tasksView as cards, taskActivityView as deeds, spacesView as spaces } from '#features/kanban/tables.ts';
import { auditEntriesView as audit } from '#platform/audit/tables.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { readUserActivity as contract } from '../view-contract.ts';
import { findUser } from './read-users.ts';

type Answer = AnswerOf<typeof contract>;
type Found = Awaited<ReturnType<typeof findUser>>;

const maxEntries = 20;
const maxInvoices = 10;

/** Returns the data of a user's account tab, limited to what the caller can read. */
export async function readUserActivity({ params }: GivenOf<typeof contract>, scope: Scope): Promise<Answer> {
  const user = await findUser(params.id, scope);
  const { ability } = scope;
  return {
    projects: ability.can('read', 'Board') ? await readProjects(user, scope) : null,
    timeline: await readTimeline(user, scope),
    invoices: ability.can('read', 'Invoice') ? await readInvoices(user, scope) : null,
  };
}

async function readProjects({ personId }: Found, scope: Scope): Promise<NonNullable<Answer['projects']>> {
  if (personId === null) return [];
  const { db, entity } = scope;
  const isDone = sql`(${cards.archivedAt} is not null or ${boards.isDone})`;
  return db
    .select({
      boardId: sql<string>`${spaces.id}::text`,
      title: spaces.name,
      open: sql<number>`(count(*) filter (where not ${isDone}))::int`,
      done: sql<number>`(count(*) filter (where ${isDone}))::int`,
    })
    .from(cards)
    .innerJoin(boards, and(live(boards, cards.entity), eq(boards.id, cards.boardId)))
    .innerJoin(spaces, and(live(spaces, boards.entity), eq(spaces.id, boards.spaceId)))
    .where(and(live(cards, entity), sql`${personId}::bigint = any(${cards.assigneeIds})`, inSeenBoards(boards.id, scope)))
    .groupBy(spaces.id, spaces.name, spaces.position)
    .orderBy(asc(spaces.position), asc(spaces.id));
}

async function readTimeline(user: Found, scope: Scope): Promise<Answer['timeline']> {
  const entries = [
    ...(scope.ability.can('read', 'Audit') ? await readAudit(user, scope) : []),
    ...(scope.ability.can('read', 'Board') ? await readDeeds(user, scope) : []),
  ];
  return entries.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, maxEntries);
}

/** What they did, and what was done to them. */
async function readAudit({ id, personId }: Found, { db, entity }: Scope): Promise<Answer['timeline']> {
  const about = (kind: string, target: number) => and(eq(audit.targetKind, kind), eq(audit.targetId, String(target)));
  const rows = await db
    .select()
    .from(audit)
    .where(
      and(
        eq(audit.entity, entity),
        or(about('user', id), ...(personId === null ? [] : [about('person', personId), eq(audit.actorId, personId)])),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(maxEntries);
  return rows.map(({ at, action, target, actorName }) => ({ at: at.toISOString(), kind: action, title: target, actorName, path: null }));
}

async function readDeeds({ personId, fullName }: Found, scope: Scope): Promise<Answer['timeline']> {
  if (personId === null) return [];
  const { db, entity } = scope;
  const rows = await db
    .select({ id: cards.id, title: cards.title, kind: deeds.kind, time: deeds.time, isGone: sql<boolean>`${cards.deletedAt} is not null` })
    .from(deeds)
    .innerJoin(cards, and(eq(cards.entity, deeds.entity), eq(cards.id, deeds.taskId)))
    .where(and(eq(deeds.entity, entity), eq(deeds.personId, personId), inSeenBoards(cards.boardId, scope)))
    .orderBy(desc(deeds.id))
    .limit(maxEntries);
  return rows.map(({ id, title, kind, time, isGone }) => ({
    at: time.toISOString(),
    kind: `card.${kind}`,
    title,
    actorName: fullName,
    path: isGone ? null : pageAddress('/apps/kanban', {}, { task: id }),
  }));
}

/** Invoices to a client with the user's address. */
async function readInvoices({ email }: Found, { db, entity }: Scope): Promise<NonNullable<Answer['invoices']>> {
  const isClient = and(
    eq(clients.entity, entity),
    containsText(clients.searchText, email),
    sql`lower(${clients.companyEmail}) = lower(${email})`,
  );
  const found = await db.select({ id: clients.id }).from(clients).where(isClient);
  if (found.length === 0) return [];
  const ids = sql.param(found.map(({ id }) => id));
  const rows = await db
    .select()
    .from(invoices)
    .where(and(live(invoices, entity), sql`${invoices.clientId} = any(${ids}::bigint[])`))
    .orderBy(desc(invoices.id))
    .limit(maxInvoices);
  return rows.map(({ id, number, issuedOn, totalCents, currency, status }) => ({
    ...{ id, number },
    issuedDate: issuedOn,
    totalCents,
    currency,
    invoiceStatus: status,
  }));
}
