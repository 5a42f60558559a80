import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import { answerUnpaged, mostUnpaged } from '#server/answer-unpaged.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Task } from '../../contract.ts';
import { boardsView as boards, type StoredTaskAttachment, tasksView as tasks } from '../../tables.ts';
import { readComments, toComment } from '../comments/read-comments.ts';
import { readSpaces, spaceAmong } from '../spaces/read-spaces.ts';
import { inSeenBoards } from '../spaces/seen-boards.ts';

export type Reading = Pick<Scope, 'db' | 'deps' | 'entity' | 'identity'>;

/** Cards that stand on a board. */
export function onBoard(entity: string) {
  return and(live(tasks, entity), isNull(tasks.archivedAt));
}

/** The cards in their order, with everything on them: three statements, however many there are. */
async function readTasks({ db, deps, entity }: Reading, which: SQL | undefined, most: number): Promise<Task[]> {
  const rows = await db
    .select({
      id: tasks.id,
      boardId: boards.slug,
      title: tasks.title,
      labels: tasks.labels,
      description: tasks.description,
      dueAt: tasks.dueAt,
      coverId: files.id,
      coverName: files.name,
      attachments: tasks.attachments,
      assigneeIds: tasks.assigneeIds,
      checklist: tasks.checklist,
      version: tasks.version,
    })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.entity, tasks.entity), eq(boards.id, tasks.boardId)))
    .leftJoin(files, and(eq(files.entity, tasks.entity), eq(files.id, tasks.coverFileId)))
    .where(which)
    .orderBy(asc(tasks.position), asc(tasks.id))
    .limit(most);
  const comments = await readComments(
    db,
    entity,
    rows.map(({ id }) => id),
  );
  const persons = await readPersonRefs(db, deps.files, entity, [
    ...rows.flatMap(({ assigneeIds }) => assigneeIds),
    ...comments.map(({ personId }) => personId),
  ]);
  const commentsOf = Map.groupBy(comments, ({ taskId }) => taskId);
  const attachmentOf = ({ fileId, name, mediaType, sizeBytes }: StoredTaskAttachment) => ({
    ...{ name, fileId, mediaType, sizeBytes },
    img: deps.files.address({ entity, id: fileId, name }),
  });
  return rows.map(({ dueAt, coverId, coverName, assigneeIds, attachments, ...row }) => ({
    ...row,
    dueDate: dueAt?.getTime() ?? null,
    ...(coverId !== null && coverName !== null && { coverImage: deps.files.address({ entity, id: coverId, name: coverName }) }),
    attachments: attachments.map(attachmentOf),
    comments: (commentsOf.get(row.id) ?? []).map((comment) => toComment(comment, persons)),
    assignedTo: assigneeIds.flatMap((id) => {
      const person = persons.get(id);
      return person ? [{ id, title: person.fullName, img: person.avatar }] : [];
    }),
  }));
}

/** One card, also an archived one. @throws 404. */
export async function readTask(scope: Reading, id: number): Promise<Task> {
  const [task] = await readTasks(scope, and(live(tasks, scope.entity), eq(tasks.id, id), inSeenBoards(tasks.boardId, scope)), 1);
  if (!task) throw notFound('card');
  return task;
}

/** The cards of the first board as the specification's calls answer them, as far as one answer holds them. */
export async function answerTasks(scope: Reading): Promise<Task[] | Response> {
  const space = spaceAmong(await readSpaces(scope), undefined);
  if (!space) return [];
  return answerUnpaged(await readTasks(scope, and(onBoard(scope.entity), eq(boards.spaceId, space.id)), mostUnpaged + 1));
}
