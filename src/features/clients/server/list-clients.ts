import { and, asc, count, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { containsText, lowered } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { listClients as contract, listFirstClients as first } from '../contract.ts';
import { clients, clientsView } from '../tables.ts';
import { toClient } from './client-columns.ts';

/** The five clients that were added first. */
export async function listFirstClients(_given: GivenOf<typeof first>, { db, entity }: Scope): Promise<AnswerOf<typeof first>> {
  const rows = await db.select().from(clients).where(live(clients, entity)).orderBy(asc(clients.id)).limit(5);
  return rows.map(toClient);
}

/** A page of the clients that are looked for, by the name that they go by. */
export async function listClients({ query }: GivenOf<typeof contract>, { db, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const q = query.q.trim();
  const wanted = wantedClients(q, entity);
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

/** The clients in whose name, company or e-mail address a text stands. */
export function wantedClients(q: string, entity: string): SQL | undefined {
  return and(live(clientsView, entity), q === '' ? undefined : containsText(clientsView.searchText, q));
}

/** By the name that they go by. */
export const byName = [
  sql`(case ${clientsView.company} when '' then ${clientsView.name} else ${clientsView.company} end) collate names`,
  asc(clientsView.id),
];

/** How far a client is from what is looked for: a name that begins with it, one that has it, an address that has it. */
function distanceOf(q: string) {
  const { name, company } = clientsView;
  const [sought, named] = [lowered(q), sql`lower(${company}), lower(${name})`];
  return sql`case when starts_with(lower(${company}), ${sought}) or starts_with(lower(${name}), ${sought}) then 0
    when strpos(concat_ws(chr(31), ${named}), ${sought}) > 0 then 1 else 2 end`;
}
