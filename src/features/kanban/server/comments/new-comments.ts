import { and, eq } from 'drizzle-orm';
import { mentionsIn } from '#contract/mentions-in.ts';
import { peopleView as people } from '#features/people/tables.ts';
import type { Scope } from '#server/scope.ts';
import { taskCommentsView as comments } from '../../tables.ts';
import { readNames } from '../cards/find-persons.ts';
import type { GivenTask } from '../cards/given-task.ts';
import type { TaskRow } from '../cards/lock-task.ts';
import { audienceOf } from '../spaces/audience-of.ts';
import type { NewComment } from './insert-comments.ts';

/**
 * The comments of a list that are not on the card yet. Who knows no ids sends back what was read: a comment of the same name and text
 * is that one, and of somebody else's nothing is said again in the caller's name, also when it was changed or deleted meanwhile.
 */
export async function newComments(task: TaskRow, given: GivenTask['comments'] = [], scope: Scope): Promise<NewComment[]> {
  const unnumbered = given.filter(({ id, comment }) => id === undefined && comment.trim() !== '');
  if (unnumbered.length === 0) return [];
  const written = await readWritten(task.id, scope);
  const ownName = plain(written.find(({ personId }) => personId === scope.identity.personId)?.name ?? '');
  const others = new Set(written.filter(({ personId }) => personId !== scope.identity.personId).map(({ name }) => plain(name)));
  const unmatched = written.filter(({ comment, isDeleted }) => comment !== null && !isDeleted);
  const added = unnumbered.filter(({ name, comment }) => {
    const writer = plain(name ?? '') || ownName;
    const same = unmatched.findIndex((one) => plain(one.name) === writer && one.comment?.trim() === comment.trim());
    if (same >= 0) unmatched.splice(same, 1);
    return same < 0 && (writer === ownName || !others.has(writer));
  });
  const names = added.some(({ comment }) => comment.includes('@')) ? await readNames(scope, await audienceOf(scope, task)) : [];
  return added.map(({ comment }) => ({ comment: comment.trim(), mentions: mentionsIn(comment, names) }));
}

/** Who has written what on the card, deleted comments too; the caller also without any. */
async function readWritten(taskId: number, { db, entity, identity }: Scope) {
  const { id: personId, fullName: name } = people;
  const rows = await db
    .select({ personId, name, comment: comments.comment, deletedAt: comments.deletedAt })
    .from(comments)
    .innerJoin(people, and(eq(people.entity, comments.entity), eq(people.id, comments.personId)))
    .where(and(eq(comments.entity, entity), eq(comments.taskId, taskId)));
  const caller = await db
    .select({ personId, name })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
  return [
    ...rows.map(({ deletedAt, ...row }) => ({ ...row, isDeleted: deletedAt !== null })),
    ...caller.map((row) => ({ ...row, comment: null, isDeleted: false })),
  ];
}

function plain(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
