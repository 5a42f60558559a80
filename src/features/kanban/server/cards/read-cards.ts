import { and, eq, sql } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import type { Db } from '#server/database.ts';
import type { FileStore } from '#server/dependencies.ts';
import type { Card } from '../../contract.ts';
import { boardsView as boards, tasksView as tasks } from '../../tables.ts';

const excerptLength = 160;

const cardColumns = {
  id: tasks.id,
  boardId: boards.slug,
  title: tasks.title,
  labels: tasks.labels,
  excerpt: sql<string>`left(${tasks.descriptionText}, ${sql.raw(String(excerptLength))})`,
  dueAt: tasks.dueAt,
  coverId: files.id,
  coverName: files.name,
  assigneeIds: tasks.assigneeIds,
  attachments: sql<number>`jsonb_array_length(${tasks.attachments})`.mapWith(Number),
  comments: tasks.comments,
  checklistDone: sql<number>`jsonb_array_length(jsonb_path_query_array(${tasks.checklist}, '$[*] ? (@.isDone == true)'))`.mapWith(Number),
  checklistTotal: sql<number>`jsonb_array_length(${tasks.checklist})`.mapWith(Number),
  version: tasks.version,
  boardTitle: boards.title,
  archivedAt: tasks.archivedAt,
};

/** The small cards: to be narrowed by a condition on `tasksView`. */
export function selectCards(db: Db) {
  return db
    .select(cardColumns)
    .from(tasks)
    .innerJoin(boards, and(eq(boards.entity, tasks.entity), eq(boards.id, tasks.boardId)))
    .leftJoin(files, and(eq(files.entity, tasks.entity), eq(files.id, tasks.coverFileId)));
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** A small card as the wire has it. */
export function toCard(
  { dueAt, coverId, coverName, boardTitle: _b, archivedAt: _a, ...row }: CardRow,
  entity: string,
  store: FileStore,
): Card {
  return {
    ...row,
    dueDate: dueAt?.getTime() ?? null,
    coverImage: coverId === null || coverName === null ? null : store.address({ entity, id: coverId, name: coverName }),
  };
}
