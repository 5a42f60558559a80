import { min } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import type { Scope } from '#server/scope.ts';
import { todoTasks } from '../../tables.ts';
import { planReminder } from '../telling/plan-reminder.ts';
import type { TodoFields } from './todo-fields.ts';

/** Adds a to-do, the first in the manual order. @returns its id. */
export async function insertTodo(fields: TodoFields, createdBy: number | null, { db, entity, now }: Scope): Promise<number> {
  // Whoever adds another one waits for the counter until this one stands in its place.
  const id = await nextId(db, entity, 'todo');
  const [first] = await db
    .select({ position: min(todoTasks.position) })
    .from(todoTasks)
    .where(live(todoTasks, entity));
  await db.insert(todoTasks).values({
    ...fields,
    entity,
    id,
    position: (first?.position ?? 0) - positionStep,
    createdBy,
    completedAt: fields.isCompleted ? now : null,
    createdAt: now,
    updatedAt: now,
  });
  if (fields.remindAt) await planReminder(db, entity, { ...fields, id, createdBy }, now);
  return id;
}
