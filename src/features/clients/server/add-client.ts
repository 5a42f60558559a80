import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addClient as contract } from '../contract.ts';
import { clients } from '../tables.ts';
import { toClient } from './client-columns.ts';
import { refuseNameless } from './refuse-nameless.ts';

/** Adds a client. */
export async function addClient({ body }: GivenOf<typeof contract>, { db, entity, now }: Scope): Promise<AnswerOf<typeof contract>> {
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
