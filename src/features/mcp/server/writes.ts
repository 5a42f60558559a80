import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { apiKeys } from '#features/api-keys/tables.ts';
import type { Db } from '#server/database.ts';
import { nextId } from '#server/next-ids.ts';
import type { CallInput } from '#server/undo-rule.ts';
import { mcpWrites } from '../tables.ts';

interface Key {
  entity: string;
  keyId: number;
}

/** Whose writes are meant: those of one key, or of all keys of an account. */
type Owner = Key | { entity: string; accountId: number };

function ownedBy(db: Db, owner: Owner) {
  const { entity } = owner;
  if ('keyId' in owner) return and(eq(mcpWrites.entity, entity), eq(mcpWrites.keyId, owner.keyId));
  const keys = db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.entity, entity), eq(apiKeys.accountId, owner.accountId)));
  return and(eq(mcpWrites.entity, entity), inArray(mcpWrites.keyId, keys));
}

interface Write {
  tool: string;
  undoTool: string;
  undoInput: CallInput;
  /** It may be a call that was made before: what takes that back is kept already. */
  isOnce: boolean;
}

/** Keeps what takes a write back. @returns its number */
export async function keepWrite(db: Db, key: Key, { isOnce, ...write }: Write, now: Date): Promise<number> {
  // Taking the number lets one at a time look for the first.
  const id = await nextId(db, key.entity, 'mcp write');
  const { tool, undoTool, undoInput } = mcpWrites;
  const isSame = and(eq(tool, write.tool), eq(undoTool, write.undoTool), eq(undoInput, write.undoInput));
  const [first] = isOnce
    ? await db
        .select({ id: mcpWrites.id })
        .from(mcpWrites)
        .where(and(ownedBy(db, key), isSame))
        .orderBy(desc(mcpWrites.id))
        .limit(1)
    : [];
  if (first) return first.id;
  await db.insert(mcpWrites).values({ ...key, ...write, id, createdAt: now });
  return id;
}

/** Takes a write to be undone, once: the named one, or the last. Null where there is none. */
export async function takeWrite(db: Db, owner: Owner, id: number | undefined, now: Date) {
  const isMeant = and(ownedBy(db, owner), isNull(mcpWrites.undoneAt), id === undefined ? undefined : eq(mcpWrites.id, id));
  const [found] = await db.select().from(mcpWrites).where(isMeant).orderBy(desc(mcpWrites.id)).limit(1).for('update');
  if (!found) return null;
  await db
    .update(mcpWrites)
    .set({ undoneAt: now })
    .where(and(eq(mcpWrites.entity, owner.entity), eq(mcpWrites.id, found.id)));
  return found;
}

/** What could not be undone can be tried again. */
export async function giveWriteBack(db: Db, entity: string, id: number): Promise<void> {
  await db
    .update(mcpWrites)
    .set({ undoneAt: null })
    .where(and(eq(mcpWrites.entity, entity), eq(mcpWrites.id, id)));
}
