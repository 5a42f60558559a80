import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import { cleanRichText, textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type { Subtask, updateTodoTask } from '../contract.ts';
import { isSameRepetition, keptDay } from '../next-due-date.ts';
import { todoTasksView as todos, type todoTasks } from '../tables.ts';

type Given = Omit<GivenOf<typeof updateTodoTask>['body']['task'], 'id' | 'version'>;

/** Editable fields of a to-do. */
export type TodoFields = Pick<
  typeof todoTasks.$inferSelect,
  | 'title'
  | 'description'
  | 'descriptionText'
  | 'dueDate'
  | 'dueTime'
  | 'assigneeId'
  | 'tags'
  | 'isCompleted'
  | 'isImportant'
  | 'subtasks'
  | 'repeat'
  | 'remindAt'
  | 'deletedAt'
>;

/** Default values of a new to-do. */
export const emptyTodo: TodoFields = {
  title: '',
  description: '',
  descriptionText: '',
  dueDate: null,
  dueTime: null,
  assigneeId: null,
  tags: [],
  isCompleted: false,
  isImportant: false,
  subtasks: [],
  repeat: null,
  remindAt: null,
  deletedAt: null,
};

/** Merges the given fields into the current ones and returns the changes. @throws 400 for an invalid combination. */
export async function mergeFields(given: Given, current: TodoFields, scope: Scope): Promise<Partial<TodoFields>> {
  const { title, description, dueDate, dueTime, tags, isCompleted, isImportant, isDeleted, subtasks, repeat, remindAt } = given;
  const dueOn = dueDate === undefined ? current.dueDate : dueDate;
  if (dueTime && dueOn === null) throw invalid('task.dueTime', 'time_without_day');
  const cleaned = description === undefined ? undefined : cleanRichText(description, 'task.description');
  return {
    ...(title !== undefined && { title }),
    ...(cleaned !== undefined && { description: cleaned, descriptionText: textOfHtml(cleaned) }),
    ...(dueDate !== undefined && { dueDate }),
    ...(dueTime !== undefined && { dueTime }),
    ...(dueOn === null && { dueTime: null }),
    ...(given.assignee !== undefined && { assigneeId: await findAssignee(given.assignee, current.assigneeId, scope) }),
    ...(tags && { tags: [...new Set(tags)] }),
    ...(isCompleted !== undefined && { isCompleted }),
    ...(isImportant !== undefined && { isImportant }),
    ...(isDeleted !== undefined && { deletedAt: isDeleted ? (current.deletedAt ?? scope.now) : null }),
    ...(subtasks && { subtasks: withIds(subtasks, current.subtasks) }),
    ...(remindAt !== undefined && { remindAt }),
    ...keptRepetition(repeat, dueOn, current),
  };
}

/** The repetition's intended day of the month is kept until the date or the repetition changes. */
function keptRepetition(given: Given['repeat'], dueOn: string | null, current: TodoFields): Pick<Partial<TodoFields>, 'repeat'> {
  if (given === null) return { repeat: null };
  const repeat = given ?? current.repeat;
  if (!repeat) return {};
  const isSame = dueOn === current.dueDate && current.repeat !== null && isSameRepetition(repeat, current.repeat);
  return isSame ? {} : { repeat: keptDay(repeat, dueOn) };
}

/** Subtasks keep their existing IDs; new ones always get the next ID. */
function withIds(given: { id?: number | undefined; title: string; isDone: boolean }[], current: readonly Subtask[]): Subtask[] {
  const free = new Set(current.map(({ id }) => id));
  let lastId = Math.max(0, ...free);
  return given.map(({ id, title, isDone }) => {
    const kept = id !== undefined && free.delete(id);
    if (!kept) lastId += 1;
    return { id: kept ? id : lastId, title, isDone };
  });
}

interface GivenAssignee {
  id?: number | undefined;
  fullName?: string | undefined;
}

/**
 * Finds a person by ID or full name. The current assignee can stay, even after leaving the company.
 * @throws 400 for an unknown person or an ambiguous name.
 */
async function findAssignee(given: GivenAssignee | null, currentId: number | null, scope: Scope): Promise<number | null> {
  if (given === null || (given.id !== undefined && given.id === currentId)) return given?.id ?? null;
  if (given.id !== undefined) return refuseUnknownPerson(given.id, 'task.assignee', scope);
  const name = given.fullName?.trim() ?? '';
  const found = await scope.db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(and(live(people, scope.entity), visiblePeople(scope), sql`${people.fullName} collate names = ${name}`));
  const exact = found.filter(({ fullName }) => fullName === name);
  const [person, another] = exact.length > 0 ? exact : found;
  if (!person) throw invalid('task.assignee', 'unknown_person');
  if (another) throw invalid('task.assignee', 'ambiguous_person');
  return person.id;
}

/** @throws 400 for the given field when the person doesn't exist. */
export async function refuseUnknownPerson(id: number, field: string, scope: Scope): Promise<number> {
  const [person] = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(and(live(people, scope.entity), eq(people.id, id), visiblePeople(scope)));
  if (!person) throw invalid(field, 'unknown_person');
  return id;
}

/** Limits the people the caller may name: without permission to read people, only themselves and people with a to-do. */
export function visiblePeople({ db, entity, identity, ability }: Pick<Scope, 'db' | 'entity' | 'identity' | 'ability'>): SQL | undefined {
  if (ability.can('read', 'Person')) return undefined;
  const todo = db
    .select({ one: sql`1` })
    .from(todos)
    .where(and(eq(todos.entity, entity), eq(todos.assigneeId, people.id)));
  return or(eq(people.id, identity.personId), exists(todo));
}
