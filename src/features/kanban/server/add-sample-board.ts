import type { DrawingKey } from '#contract/drawing-key.ts';
import { keepContent, keepFile } from '#platform/files/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import { textOfHtml } from '#server/rich-text.ts';
import { type SampleTask, sampleBoards, sampleSpace, sampleTasks } from '../sample-board.ts';
import { boards, type StoredTaskAttachment, taskActivity, taskComments, tasks } from '../tables.ts';
import { tellMentioned } from './notify-people.ts';
import { insertSpace } from './spaces.ts';

interface Addition {
  entity: string;
  /** Maps a sample person's ID to the ID in this entity; null when the entity doesn't have that person. */
  personId: (sampleId: number) => number | null;
  /** Adapts the names in HTML and in plain text to this entity. */
  retell: (html: string) => string;
  adaptSampleText: (text: string) => string;
  /** Returns a drawing as SVG. */
  drawing: (key: DrawingKey) => string;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Adds the sample boards and their cards, dated around today. */
export async function addSampleBoard(db: Db, deps: Dependencies, addition: Addition): Promise<void> {
  const { entity, personId, retell, adaptSampleText } = addition;
  const now = deps.clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const space = await insertSpace({ db, entity, now }, { name: sampleSpace });
  const boardIds = await nextIds(db, entity, 'board', sampleBoards.length);
  const idOfBoard = (slug: string) => boardIds[sampleBoards.findIndex(({ id }) => id === slug)] ?? 0;
  await db.insert(boards).values(
    sampleBoards.map(({ id: slug, title, isDone }, index) => ({
      ...{
        entity,
        slug,
        title,
        isDone,
        spaceId: space.id,
        id: idOfBoard(slug),
        position: (index + 1) * positionStep,
        createdAt: now,
        updatedAt: now,
      },
    })),
  );
  const ids = await nextIds(db, entity, 'board task', sampleTasks.length);
  const withIds = sampleTasks.map((sample, index) => ({ sample, id: ids[index] ?? 0 }));
  for (const [index, { sample, id }] of withIds.entries()) {
    const cover = sample.cover && (await keepDrawing(db, deps, addition, sample.cover));
    const attachments: StoredTaskAttachment[] = [];
    for (const attachment of sample.attachments ?? []) attachments.push(await keepDrawing(db, deps, addition, attachment));
    const comments = commentsOf(sample, personId);
    await db.insert(tasks).values({
      ...{ entity, id, title: sample.title, labels: sample.labels, attachments, position: (index + 1) * positionStep },
      boardId: idOfBoard(sample.boardId),
      description: retell(sample.description),
      descriptionText: textOfHtml(retell(sample.description)),
      dueAt: sample.dueInDays === null ? null : dayFrom(now, sample.dueInDays),
      coverFileId: cover?.fileId ?? null,
      checklist: (sample.checklist ?? []).map((item, at) => ({ ...item, id: at + 1, text: adaptSampleText(item.text) })),
      assigneeIds: sample.assigneeIds.flatMap((one) => personId(one) ?? []),
      comments: comments.length,
      createdBy: personId(sample.addedBy),
      createdAt: ago(sample.addedDaysAgo * dayMs),
      updatedAt: now,
    });
  }
  await addComments(db, addition, withIds, ago);
  await addActivity(db, addition, withIds, ago);
}

type WithIds = { sample: SampleTask; id: number }[];
type Ago = (ms: number) => Date;

function commentsOf({ comments = [] }: SampleTask, personId: Addition['personId']) {
  return comments.flatMap(({ personId: sampleId, ...comment }) => {
    const writer = personId(sampleId);
    return writer === null ? [] : [{ ...comment, writer }];
  });
}

async function addComments(db: Db, { entity, personId, adaptSampleText }: Addition, withIds: WithIds, ago: Ago): Promise<void> {
  const added = withIds
    .flatMap(({ sample, id: taskId }) => commentsOf(sample, personId).map((comment) => ({ ...comment, taskId, title: sample.title })))
    .sort((a, b) => b.hoursAgo - a.hoursAgo);
  const ids = await nextIds(db, entity, 'board comment', added.length);
  await db.insert(taskComments).values(
    added.map(({ taskId, writer, comment, mentions = [], hoursAgo }, index) => ({
      ...{ entity, id: ids[index] ?? 0, taskId, personId: writer, comment: adaptSampleText(comment) },
      mentions: mentions.flatMap((one) => personId(one) ?? []),
      time: ago(hoursAgo * hourMs),
    })),
  );
  for (const { taskId, title, writer, comment, mentions = [], hoursAgo } of added) {
    const told = mentions.flatMap((one) => personId(one) ?? []);
    await tellMentioned(db, entity, {
      task: { id: taskId, title },
      comment: adaptSampleText(comment),
      actorId: writer,
      personIds: told,
      now: ago(hoursAgo * hourMs),
    });
  }
}

async function addActivity(db: Db, { entity, personId, adaptSampleText }: Addition, withIds: WithIds, ago: Ago): Promise<void> {
  const titleOf = (slug: string) => sampleBoards.find(({ id }) => id === slug)?.title ?? '';
  const entries = withIds
    .flatMap(({ sample, id: taskId }) => {
      const { addedBy, addedDaysAgo, movedFrom, boardId } = sample;
      const to = titleOf(boardId);
      const moved = movedFrom && {
        kind: 'moved' as const,
        by: movedFrom.by,
        facts: { from: movedFrom.title, to },
        time: ago(movedFrom.daysAgo * dayMs),
      };
      return [
        { taskId, kind: 'added' as const, personId: personId(addedBy), facts: { to: titleOf('todo') }, time: ago(addedDaysAgo * dayMs) },
        ...(moved ? [{ taskId, kind: moved.kind, personId: personId(moved.by), facts: moved.facts, time: moved.time }] : []),
        ...commentsOf(sample, personId).map(({ writer, comment, hoursAgo }) => ({
          ...{
            taskId,
            kind: 'commented' as const,
            personId: writer,
            facts: { excerpt: adaptSampleText(comment) },
            time: ago(hoursAgo * hourMs),
          },
        })),
      ];
    })
    .sort((a, b) => a.time.getTime() - b.time.getTime());
  const ids = await nextIds(db, entity, 'board activity', entries.length);
  await db.insert(taskActivity).values(entries.map((entry, index) => ({ ...entry, entity, id: ids[index] ?? 0 })));
}

async function keepDrawing(
  db: Db,
  deps: Dependencies,
  { entity, drawing }: Addition,
  { fileName, drawing: key }: { fileName: string; drawing: DrawingKey },
): Promise<StoredTaskAttachment> {
  const content = await keepContent(deps, { bytes: new TextEncoder().encode(drawing(key)), mediaType: 'image/svg+xml' });
  const { id, name, mediaType, sizeBytes } = await keepFile(db, deps, { entity, name: fileName, content, personId: null });
  return { fileId: id, name, mediaType, sizeBytes };
}

/** Returns the end of the working day, the given number of days from today. */
function dayFrom(now: Date, days: number): Date {
  return new Date(`${new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)}T17:00:00.000Z`);
}
