import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { pageOffset } from '#contract/primitives.ts';
import { announce } from '#server/announce.ts';
import { containsText, lowered } from '#server/contains-text.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import type * as contract from '../contract.ts';
import type { Client } from '../contract.ts';
import { clients, clientsView } from '../tables.ts';

/** Returns one page of the clients that match the query, by display name. */
export async function listClients(
  { query }: GivenOf<typeof contract.listClients>,
  { db, entity }: Scope,
): Promise<AnswerOf<typeof contract.listClients>> {
  const q = query.q.trim();
  const wanted = clientCondition(q, entity);
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db
          .select()
          .from(clientsView)
          .where(wanted)
          .orderBy(...(query.order === 'match' ? [asc(distanceOf(q))] : []), ...byName)
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(clientsView).where(wanted);
  return { clients: rows.map(toClient), total: counted?.total ?? 0 };
}

/** Returns the five oldest clients. */
export async function listFirstClients(
  _given: GivenOf<typeof contract.listFirstClients>,
  { db, entity }: Scope,
): Promise<AnswerOf<typeof contract.listFirstClients>> {
  const rows = await db.select().from(clients).where(live(clients, entity)).orderBy(asc(clients.id)).limit(5);
  return rows.map(toClient);
}

export async function addClient(
  { body }: GivenOf<typeof contract.addClient>,
  { db, entity, now }: Scope,
): Promise<AnswerOf<typeof contract.addClient>> {
  refuseNameless(body);
  const id = await nextId(db, entity, 'client');
  const [row] = await db
    .insert(clients)
    .values({ ...body, entity, id, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the client has just been added');
  await announce(db, entity, { kind: 'client', ids: [id] });
  return { client: toClient(row) };
}

export async function updateClient(
  { params, body }: GivenOf<typeof contract.updateClient>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateClient>> {
  const { db, entity, now } = scope;
  const { version, ...fields } = body;
  const chosen = and(live(clients, entity), eq(clients.id, params.id));
  const [row] = await db.select().from(clients).where(chosen).for('update');
  if (!row) throw notFound('client');
  if (version !== undefined && version !== row.version) throw conflict('client', toClient(row));
  refuseNameless({ ...row, ...fields });
  const [after] = await db
    .update(clients)
    .set({ ...fields, version: sql`${clients.version} + 1`, updatedAt: now })
    .where(chosen)
    .returning();
  await announce(db, entity, { kind: 'client', ids: [params.id] });
  return { client: toClient(after ?? row) };
}

/** Soft-deletes a client; the invoices stay. */
export async function deleteClient({ query }: GivenOf<typeof contract.deleteClient>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const deleted = await db
    .update(clients)
    .set(deletionBy(scope))
    .where(and(live(clients, entity), eq(clients.id, query.id)))
    .returning({ id: clients.id });
  if (deleted.length === 0) throw notFound('client');
  await announce(db, entity, { kind: 'client', ids: [query.id] }, trashChange);
}

export async function restoreClient(
  { params }: GivenOf<typeof contract.restoreClient>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.restoreClient>> {
  const { db, entity } = scope;
  const [row] = await db
    .update(clients)
    .set(noDeletion(scope))
    .where(and(eq(clients.entity, entity), eq(clients.id, params.id), isNotNull(clients.deletedAt)))
    .returning();
  if (!row) throw notFound('client');
  await announce(db, entity, { kind: 'client', ids: [params.id] }, trashChange);
  return { client: toClient(row) };
}

/** Search source for clients: opens the client's account, or the list for callers who can't read invoices. */
export const clientSearch: SearchSource = {
  source: 'client',
  seen: ({ ability }) => (ability.can('read', 'Client') ? undefined : null),
  async newestContacts({ db, entity }, limit) {
    const { name, company, companyEmail, createdAt, id } = clientsView;
    const rows = await db
      .select({ name, company, email: companyEmail, addedAt: createdAt })
      .from(clientsView)
      .where(live(clientsView, entity))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit);
    return rows.map(({ company, name, ...row }) => ({ ...row, name: company || name, image: null }));
  },
  address: ({ id, title }, { ability }) =>
    ability.can('read', 'Invoice')
      ? pageAddress('/apps/invoice/clients/:id', { id })
      : pageAddress('/apps/invoice/clients', {}, { q: title }),
};

/** Matches clients whose name, company, or email address contains the text. */
export function clientCondition(q: string, entity: string): SQL | undefined {
  return and(live(clientsView, entity), q === '' ? undefined : containsText(clientsView.searchText, q));
}

/** Sorts by display name. */
export const byName = [
  sql`(case ${clientsView.company} when '' then ${clientsView.name} else ${clientsView.company} end) collate names`,
  asc(clientsView.id),
];

/** Ranks matches: name prefix, then name, then address. */
function distanceOf(q: string) {
  const { name, company } = clientsView;
  const [sought, named] = [lowered(q), sql`lower(${company}), lower(${name})`];
  return sql`case when starts_with(lower(${company}), ${sought}) or starts_with(lower(${name}), ${sought}) then 0
    when strpos(concat_ws(chr(31), ${named}), ${sought}) > 0 then 1 else 2 end`;
}

type ClientRow = typeof clients.$inferSelect;

function toClient(row: ClientRow): Client {
  const { id, name, company, companyEmail, contact, address, country, vatId, companyNumber, taxNumber, language, buyerReference } = row;
  const { eInvoice, version } = row;
  return {
    ...{ id, name, company, companyEmail, contact, address, country, vatId, companyNumber, taxNumber, language, buyerReference },
    ...{ eInvoice, version },
  };
}

/** @throws 400 unless a person or a company is given. */
function refuseNameless({ name, company }: { name?: string | undefined; company?: string | undefined }): void {
  if (!name && !company) throw invalid('name', 'name_or_company');
}
