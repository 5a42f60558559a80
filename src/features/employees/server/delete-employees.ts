import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { refuseMissing } from '#server/trash-kind.ts';
import type { deleteEmployees as contract, restoreEmployees as undo } from '../contract.ts';
import { employees } from '../tables.ts';

/** Deletes employees softly, all or none. */
export async function deleteEmployees({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  await turn(body.ids, deletionBy(scope), live(employees, scope.entity), scope);
}

/** Takes deletions back, all or none. */
export async function restoreEmployees({ body }: GivenOf<typeof undo>, scope: Scope): Promise<undefined> {
  await turn(body.ids, noDeletion(scope), and(eq(employees.entity, scope.entity), isNotNull(employees.deletedAt)), scope);
}

/** In the order of the ids, so that two who do so at once cannot wait for each other. */
async function turn(given: number[], change: Partial<typeof employees.$inferInsert>, where: ReturnType<typeof and>, { db, entity }: Scope) {
  const ids = [...new Set(given)];
  const chosen = and(where, inArray(employees.id, ids));
  const locked = await db.select({ id: employees.id }).from(employees).where(chosen).orderBy(employees.id).for('update');
  refuseMissing(locked, ids, 'employee');
  await db
    .update(employees)
    .set({ ...change, version: sql`${employees.version} + 1` })
    .where(chosen);
  await announce(db, entity, { kind: 'employee', ids }, trashChange);
}
