import { and, asc, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { clientsView as clients } from '#features/clients/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { issuedStatuses, openStatuses } from '../contract.ts';
import type { listOwnDocuments as contract } from '../own-documents-contract.ts';
import { invoicesView as invoices } from '../tables.ts';
import { linksOf } from './invoice-link.ts';
import { hasStatus } from './list-invoices.ts';

type Given = GivenOf<typeof contract>;
type Reading = Pick<Scope, 'db' | 'entity' | 'identity'>;

const daySeconds = 86_400;
const linkDays = 7;

/** Lists the documents addressed to the caller. The address is the account's, never one from the request. */
export async function listOwnDocuments({ query }: Given, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return withBatchedScope(scope, async (batched) => {
    const [links, isConfirmed, rows, sums] = await Promise.all([
      linksOfCaller(batched),
      hasConfirmedAddress(batched),
      readOwnDocuments(query, batched),
      sumUp(batched),
    ]);
    const counted = sums.filter(({ isOpen }) => query.state === '' || isOpen === (query.state === 'open'));
    return {
      isConfirmed,
      documents: await Promise.all(rows.map(async ({ id, ...row }) => ({ ...row, ...(await links(id)) }))),
      total: counted.reduce((sum, { count }) => sum + count, 0),
      due: sums.filter(({ isOpen }) => isOpen).map(({ currency, dueCents }) => ({ currency, dueCents })),
    };
  });
}

/** Signs links in the caller's name, valid for a few days; they end when the account is suspended or gets a new password. */
function linksOfCaller({ db, deps, entity, identity, now }: Scope) {
  const expires = (Math.ceil(now.getTime() / 1000 / daySeconds) + linkDays) * daySeconds;
  return linksOf({ db, deps, entity }, { expires: String(expires), sender: String(identity.personId) });
}

async function hasConfirmedAddress({ db, entity, identity }: Reading): Promise<boolean> {
  const [row] = await confirmedAddress({ db, entity, identity });
  return row !== undefined;
}

/** Selects the caller's address in lowercase; no row until it is confirmed. */
function confirmedAddress({ db, entity, identity }: Reading) {
  return db
    .select({ email: sql<string>`lower(${accounts.email})`.as('email') })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, identity.accountId), isNotNull(accounts.emailVerifiedAt)));
}

/** Reads one page of the caller's documents. */
export function readOwnDocuments(query: Given['query'], scope: Reading) {
  const { number, kind, issuedOn, dueOn, currency, totalCents, balanceCents, status, id } = invoices;
  const offset = pageOffset(query);
  return scope.db
    .select({ id, number, kind, issuedOn, dueOn, currency, totalCents, balanceCents, invoiceStatus: status })
    .from(invoices)
    .where(and(isOwn(scope), query.state === '' ? undefined : isInState(query.state)))
    .orderBy(...(query.state === 'open' ? [asc(dueOn), asc(id)] : [desc(issuedOn), desc(id)]))
    .limit(offset === null ? 0 : query.perPage)
    .offset(offset ?? 0);
}

function sumUp(scope: Reading) {
  const isOpen = sql<boolean>`${isInState('open')}`;
  return scope.db
    .select({
      isOpen: isOpen.as('is_open'),
      currency: invoices.currency,
      count: sql`count(*)`.mapWith(Number),
      dueCents: sql`sum(${invoices.balanceCents})`.mapWith(Number),
    })
    .from(invoices)
    .where(isOwn(scope))
    .groupBy(sql`1`, invoices.currency)
    .orderBy(invoices.currency);
}

function isInState(state: 'open' | 'closed'): SQL | undefined {
  return hasStatus(state === 'open' ? openStatuses : ['Paid']);
}

/** Condition for issued documents that aren't voided, of clients with the caller's confirmed address. Deleted clients have none. */
function isOwn(scope: Reading): SQL | undefined {
  const { entity } = scope;
  // An array makes PostgreSQL find the clients first; otherwise it may scan all invoices, expecting to meet some of theirs soon.
  return and(live(invoices, entity), hasStatus(issuedStatuses), sql`${invoices.clientId} = any(array(${clientsOfCaller(scope)}))`);
}

function clientsOfCaller(scope: Reading) {
  const { db, entity } = scope;
  return db
    .select({ id: clients.id })
    .from(clients)
    .where(and(live(clients, entity), ne(clients.companyEmail, ''), eq(sql`lower(${clients.companyEmail})`, confirmedAddress(scope))));
}
