import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { conflict, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateEmployee as contract } from '../contract.ts';
import { employees } from '../tables.ts';
import { readOneEmployee } from './employee-columns.ts';

/** Changes the given fields of an employee. */
export async function updateEmployee({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const { version, ...fields } = body;
  const chosen = and(live(employees, entity), eq(employees.id, params.id));
  const [row] = await db.select({ version: employees.version }).from(employees).where(chosen).for('update');
  if (!row) throw notFound('employee');
  if (version !== undefined && version !== row.version) throw conflict('employee', await readOneEmployee(scope, params.id));
  await db
    .update(employees)
    .set({ ...fields, version: sql`${employees.version} + 1`, updatedAt: now })
    .where(chosen);
  await announce(db, entity, { kind: 'employee', ids: [params.id] });
  return { employee: await readOneEmployee(scope, params.id) };
}
