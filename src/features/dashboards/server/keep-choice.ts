import { and, eq, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Choice } from '../arranged.ts';
import type { DashboardName } from '../contract.ts';
import { arrangements } from '../tables.ts';
import { everybody, readArrangement } from './read-arrangement.ts';

interface Kept {
  name: DashboardName;
  personId: number;
  /** What the caller saw. */
  version: number;
  choice: Choice | null;
}

/** Keeps what was chosen for a person, or for everybody; answers what was there. @throws 409 where it was arranged meanwhile. */
export async function keepChoice({ name, personId, version, choice }: Kept, scope: Scope): Promise<Choice | null> {
  const { db, entity, now } = scope;
  // Where there is none yet, two who choose at once wait for each other at the key.
  await db.insert(arrangements).values({ entity, personId, page: name, choice: null, version: 0, updatedAt: now }).onConflictDoNothing();
  const kept = and(eq(arrangements.entity, entity), eq(arrangements.personId, personId), eq(arrangements.page, name));
  const [row] = await db.select().from(arrangements).where(kept).for('update');
  if (!row) throw new Error('the row has just been added');
  if (row.version !== version) throw conflict('page', await readArrangement(name, scope));
  await db
    .update(arrangements)
    .set({ choice, version: sql`${arrangements.version} + 1`, updatedAt: now })
    .where(kept);
  // All are told of what all have, others of nothing that is somebody's own.
  await announce(db, entity, { kind: 'view', ids: [], ...(personId !== everybody && { person: personId }) });
  return row.choice;
}
