import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { nextId } from '#server/next-ids.ts';
import type { CallInput } from '#server/undo-rule.ts';
import { mcpWrites } from '../tables.ts';

interface Owner {
  entity: string;
  keyId: number;
}

const ofKey = ({ entity, keyId }: Owner) => and(eq(mcpWrites.entity, entity), eq(mcpWrites.keyId, keyId));

/** Keeps what takes a write back. @returns its number */
export async function keepWrite(
  db: Db,
  owner: Owner,
  write: { tool: string; undoTool: string; undoInput: CallInput },
  now: Date,
): Promise<number> {
  const id = await nextId(db, owner.entity, 'mcp write');
  await db.insert(mcpWrites).values({ ...owner, ...write, id, createdAt: now });
  return id;
}

/** Takes a write of a key to be undone, once: the named one, or the last. Null where there is none. */
export async function takeWrite(db: Db, owner: Owner, id: number | undefined, now: Date) {
  const isMeant = and(ofKey(owner), isNull(mcpWrites.undoneAt), id === undefined ? undefined : eq(mcpWrites.id, id));
  const [found] = await db.select().from(mcpWrites).where(isMeant).orderBy(desc(mcpWrites.id)).limit(1).for('update');
  if (!found) return null;
  await db
    .update(mcpWrites)
    .set({ undoneAt: now })
    .where(and(ofKey(owner), eq(mcpWrites.id, found.id)));
  return found;
}

/** What could not be undone can be tried again. */
export async function giveWriteBack(db: Db, owner: Owner, id: number): Promise<void> {
  await db
    .update(mcpWrites)
    .set({ undoneAt: null })
    .where(and(ofKey(owner), eq(mcpWrites.id, id)));
}
