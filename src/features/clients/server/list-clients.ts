import { and, asc, count, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { containsText } from '#server/contains-text.ts';
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
  const wanted = and(live(clientsView, entity), q === '' ? undefined : containsText(clientsView.searchText, q));
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db
          .select()
          .from(clientsView)
          .where(wanted)
          .orderBy(
            sql`(case ${clientsView.company} when '' then ${clientsView.name} else ${clientsView.company} end) collate names`,
            asc(clientsView.id),
          )
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(clientsView).where(wanted);
  return { clients: rows.map(toClient), total: counted?.total ?? 0 };
}
