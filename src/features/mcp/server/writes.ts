import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts';
import { apiKeys } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import { nextId } from '#server/next-ids.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { Answerer } from '#server/server-area.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import type { CallInput } from '#server/undo-rule.ts';
import type { listMcpWrites as contract, McpWrite } from '../contract.ts';
import { mcpWrites } from '../tables.ts';
import { type InnerAnswer, makeInnerCall } from './make-inner-call.ts';

interface Key {
  entity: string;
  keyId: number;
}

/** Owner of writes: a key, or an account with all its keys. */
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
  /** The request may be a retry, whose undo is already stored. */
  isOnce: boolean;
}

/** Stores how to undo a write. @returns its id */
export async function keepWrite(db: Db, key: Key, { isOnce, ...write }: Write, now: Date): Promise<number> {
  // Allocating the id serializes the lookup of an earlier attempt.
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

/** Claims a write for Undo, once: the given one, or the latest. Null when there is none. */
async function takeWrite(db: Db, owner: Owner, id: number | undefined, now: Date) {
  const isMeant = and(ownedBy(db, owner), isNull(mcpWrites.undoneAt), id === undefined ? undefined : eq(mcpWrites.id, id));
  const [found] = await db.select().from(mcpWrites).where(isMeant).orderBy(desc(mcpWrites.id)).limit(1).for('update');
  if (!found) return null;
  await db
    .update(mcpWrites)
    .set({ undoneAt: now })
    .where(and(eq(mcpWrites.entity, owner.entity), eq(mcpWrites.id, found.id)));
  return found;
}

/** Releases a write after a failed Undo, so it can be retried. */
async function giveWriteBack(db: Db, entity: string, id: number): Promise<void> {
  await db
    .update(mcpWrites)
    .set({ undoneAt: null })
    .where(and(eq(mcpWrites.entity, entity), eq(mcpWrites.id, id)));
}

interface Way {
  /** All endpoints by tool name, including those that are not tools. */
  calls: ReadonlyMap<string, AnyEndpoint>;
  answer: Answerer;
}

interface Undone {
  write: { id: number; tool: string };
  /** Response of the undo request; null when its endpoint no longer exists. */
  done: InnerAnswer | null;
}

/**
 * Undoes a write with the stored request and the caller's current permissions. A refused Undo can be retried.
 * @param id of the write; the latest by default. @returns null when there is none
 */
export async function undoWrite(
  { calls, answer }: Way,
  { deps, identity, now, request }: PreparingScope,
  owner: Parameters<typeof takeWrite>[1],
  id: number | undefined,
): Promise<Undone | null> {
  const { entity } = identity;
  const write = await deps.database.writing(entity, (db) => takeWrite(db, owner, id, now));
  if (!write) return null;
  const endpoint = calls.get(write.undoTool);
  const done = endpoint ? await makeInnerCall(answer, request, { endpoint, input: write.undoInput }) : null;
  if (!done || done.status >= 400) await deps.database.writing(entity, (db) => giveWriteBack(db, entity, write.id));
  return { write, done };
}

const maxShown = 50;

/** Returns the writes made by assistants with the caller's keys, newest first. @param calls endpoints by tool name */
export async function listOwnWrites(
  calls: ReadonlyMap<string, AnyEndpoint>,
  { db, entity, identity }: Scope,
): Promise<AnswerOf<typeof contract>> {
  const { id, tool, createdAt, undoneAt } = mcpWrites;
  const rows = await db
    .select({ id, tool, createdAt, undoneAt, keyName: apiKeys.name })
    .from(mcpWrites)
    .innerJoin(apiKeys, and(eq(apiKeys.entity, mcpWrites.entity), eq(apiKeys.id, mcpWrites.keyId)))
    .where(and(eq(mcpWrites.entity, entity), eq(apiKeys.accountId, identity.accountId)))
    .orderBy(desc(id))
    .limit(maxShown);
  return {
    writes: rows.map((row) => ({
      ...{ id: row.id, keyName: row.keyName, createdAt: row.createdAt.toISOString(), undoneAt: row.undoneAt?.toISOString() ?? null },
      ...whatWasDone(calls.get(row.tool)),
    })),
  };
}

/** Derives the operation from the permission of the endpoint. */
function whatWasDone(endpoint: AnyEndpoint | undefined): Pick<McpWrite, 'action' | 'subject'> {
  const action = endpoint?.action;
  return { action: action === 'create' || action === 'delete' ? action : 'update', subject: endpoint?.subject ?? '' };
}

/** Writes can be undone as long as deleted rows can be restored. */
export const sweepMcpWrites: Sweep = {
  name: 'writes of assistants',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, mcpWrites, and(eq(mcpWrites.entity, entity), lt(mcpWrites.createdAt, daysBefore(now, keepDays.deleted)))),
};
