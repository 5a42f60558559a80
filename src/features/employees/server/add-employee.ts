import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { todayOf } from '#features/company-day/server/offers.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addEmployee as contract } from '../contract.ts';
import { employees } from '../tables.ts';
import { readOneEmployee } from './employee-columns.ts';

/** Adds an employee. */
export async function addEmployee({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const id = await nextId(db, entity, 'employee');
  const today = await todayOf(scope);
  const { startDate = today, salaryCents = 0, age = 0, experienceYears = 0, status = 1, ...texts } = body;
  const numbers = { startDate, salaryCents, age, experienceYears, status };
  await db.insert(employees).values({ ...texts, ...numbers, entity, id, createdAt: now, updatedAt: now });
  await announce(db, entity, { kind: 'employee', ids: [id] });
  return { employee: await readOneEmployee(scope, id) };
}
