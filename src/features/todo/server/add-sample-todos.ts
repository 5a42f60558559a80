import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import { positionStep } from '#server/position-between.ts';
import { textOfHtml } from '#server/rich-text.ts';
import { sampleTodos } from '../sample-todos.ts';
import { todoTasks } from '../tables.ts';

interface Addition {
  entity: string;
  /** Maps a sample person's ID to the ID in this entity; null when the entity doesn't have that person. */
  personId: (sampleId: number) => number | null;
  /** Adapts the names in a description's HTML to this entity. */
  retell: (text: string) => string;
}

const dayMs = 86_400_000;

/** Adds the sample to-dos, oldest first, dated around today. */
export async function addSampleTodos(db: Db, deps: Dependencies, { entity, personId, retell }: Addition): Promise<void> {
  const now = deps.clock();
  const ids = await nextIds(db, entity, 'todo', sampleTodos.length);
  const rows = sampleTodos.map(
    ({ title, description: told = '', person, tags, dueIn, dueTime = null, is = [], subtasks = [], repeat }, index) => ({
      ...{ entity, title, tags, dueTime },
      description: retell(told),
      id: ids[index] ?? 0,
      descriptionText: textOfHtml(retell(told)),
      dueDate: dueIn === undefined ? null : new Date(now.getTime() + dueIn * dayMs).toISOString().slice(0, 10),
      assigneeId: person === undefined ? null : personId(person),
      isCompleted: is.includes('completed'),
      completedAt: is.includes('completed') ? now : null,
      isImportant: is.includes('important'),
      deletedAt: is.includes('deleted') ? now : null,
      deletedBy: is.includes('deleted') ? personId(1) : null,
      subtasks: subtasks.map((subtask, at) => ({ id: at + 1, ...subtask })),
      repeat: repeat ?? null,
      position: -index * positionStep,
      createdBy: personId(1),
      createdAt: now,
      updatedAt: now,
    }),
  );
  await db.insert(todoTasks).values(rows);
}
