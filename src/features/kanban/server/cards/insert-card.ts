import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import { tasks } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { BoardRow } from '../boards/read-boards.ts';
import { endPosition } from '../order/place-task.ts';
import { announceSpace } from '../spaces/announce-cards.ts';
import type { SpaceRow } from '../spaces/read-spaces.ts';
import { planCardReminders } from './card-reminders.ts';

type NewCard = Pick<typeof tasks.$inferInsert, 'title' | 'description' | 'descriptionText' | 'dueAt' | 'attachments' | 'assigneeIds'> & {
  /** Null where nobody in particular added it. */
  createdBy: number | null;
};

/** Puts a new card at the end of a column. The caller holds the lock of the order. @returns its id. */
export async function insertCard(scope: Scope, column: BoardRow & { space: SpaceRow }, card: NewCard): Promise<number> {
  const { db, entity, now } = scope;
  const position = await endPosition(db, entity);
  const id = await nextId(db, entity, 'board task');
  const [row] = await db
    .insert(tasks)
    .values({ ...card, entity, id, position, boardId: column.rowId, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the card was not added');
  if (row.dueAt) await planCardReminders(scope, row);
  await recordActivity(scope, [{ taskId: id, kind: 'added', facts: { to: column.title }, personId: card.createdBy }]);
  await announceSpace(scope, column.space, [id]);
  return id;
}
