import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { unlink } from '#features/links/server/offers.ts';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { boards, spaces, spacesView, taskActivity, taskComments, tasks } from '../../tables.ts';
import { deleteSpace, restoreSpace } from '../spaces/delete-space.ts';
import { seenBy } from '../spaces/seen-boards.ts';

/** Deleted boards, with everything that is on them. */
export const spaceTrash: TrashKind = {
  kind: 'space',
  subject: 'Board',
  lines: ({ identity }) => ({ view: spacesView, key: spacesView.id, name: spacesView.name, where: seenBy(spacesView, identity.personId) }),
  async restore(keys, scope) {
    for (const id of idsOfKeys(keys, 'board')) await restoreSpace({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async remove(keys, scope) {
    for (const id of idsOfKeys(keys, 'board')) await deleteSpace({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'board');
    const locked = await db
      .select({ id: spaces.id })
      .from(spaces)
      .where(and(eq(spaces.entity, entity), inArray(spaces.id, ids), isNotNull(spaces.deletedAt)))
      .orderBy(asc(spaces.id))
      .for('update');
    refuseMissing(locked, ids, 'board');
    const columns = db
      .select({ id: boards.id })
      .from(boards)
      .where(and(eq(boards.entity, entity), inArray(boards.spaceId, ids)));
    const ofSpaces = and(eq(tasks.entity, entity), inArray(tasks.boardId, columns));
    const cards = db.select({ id: tasks.id }).from(tasks).where(ofSpaces);
    await db.delete(taskComments).where(and(eq(taskComments.entity, entity), inArray(taskComments.taskId, cards)));
    await db.delete(taskActivity).where(and(eq(taskActivity.entity, entity), inArray(taskActivity.taskId, cards)));
    await unlink(db, entity, 'card', cards);
    await db.delete(tasks).where(ofSpaces);
    await db.delete(boards).where(and(eq(boards.entity, entity), inArray(boards.spaceId, ids)));
    await db.delete(spaces).where(and(eq(spaces.entity, entity), inArray(spaces.id, ids)));
    await announce(db, entity, { kind: 'board', ids: [] }, trashChange);
  },
};
