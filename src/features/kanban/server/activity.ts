import { and, count, desc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { live } from '#server/live.ts';
import { nextIds } from '#server/next-ids.ts';
import { insertRows } from '#server/query-rows.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { ActivityEntry, listActivity as contract } from '../activity-contract.ts';
import { taskActivityView as activity, taskActivity, tasks } from '../tables.ts';
import { inSeenBoards } from './read-spaces.ts';

/** Returns a card's activity, newest first. */
export async function listActivity({ params, query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity } = scope;
  const [there] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(live(tasks, entity), eq(tasks.id, params.id), inSeenBoards(tasks.boardId, scope)));
  if (!there) throw notFound('card');
  const ofTask = and(eq(activity.entity, entity), eq(activity.taskId, params.id));
  const offset = pageOffset(query);
  const { id, personId, kind, facts, time } = activity;
  const rows =
    offset === null
      ? []
      : await db
          .select({ id, personId, kind, facts, time })
          .from(activity)
          .where(ofTask)
          .orderBy(desc(id))
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(activity).where(ofTask);
  const persons = await readPersonRefs(
    db,
    deps.files,
    entity,
    rows.map((row) => row.personId),
  );
  return {
    entries: rows.map((row) => ({
      id: row.id,
      person: row.personId === null ? null : (persons.get(row.personId) ?? null),
      kind: row.kind,
      facts: row.facts,
      time: row.time.toISOString(),
    })),
    total: counted?.total ?? 0,
  };
}

export interface ActivityToRecord {
  taskId: number;
  kind: ActivityEntry['kind'];
  facts?: ActivityEntry['facts'];
  /** Null for the system; defaults to the caller. */
  personId?: number | null;
}

/** Records the caller's changes to cards. Call it after locking the cards: it holds the counter until the transaction ends. */
export async function recordActivity({ db, entity, identity, now }: Scope, deeds: ActivityToRecord[]): Promise<void> {
  if (deeds.length === 0) return;
  const ids = await nextIds(db, entity, 'board activity', deeds.length);
  const rows = deeds.map((deed, index) => ({ personId: identity.personId, ...deed, entity, id: ids[index] ?? 0, time: now }));
  await insertRows(db, taskActivity, rows);
}
