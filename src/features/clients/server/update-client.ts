import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { conflict, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateClient as contract } from '../contract.ts';
import { clients } from '../tables.ts';
import { toClient } from './client-columns.ts';
import { refuseNameless } from './refuse-nameless.ts';

/** Changes the given fields of a client. */
export async function updateClient({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
