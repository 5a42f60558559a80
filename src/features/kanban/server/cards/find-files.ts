import { and, eq, sql } from 'drizzle-orm';
import { addressesShown, fileIdIn } from '#features/files/server/offers.ts';
import { files } from '#features/files/tables.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { type StoredTaskAttachment, taskActivity } from '../../tables.ts';
import type { TaskRow } from './lock-task.ts';

/** A file as a caller names it: by id, or by a signed address. */
export interface NamedFile {
  fileId?: number | undefined;
  img?: string | null | undefined;
  /** Where it stands in what was given. */
  field: string;
}

/**
 * The entity's files that were named. Anybody's mail has files too: so only those that the caller brought, was shown (an address
 * is signed), or that are or were on this card.
 * @throws 400 for any other.
 */
export async function findFiles(scope: Scope, task: TaskRow, named: NamedFile[]): Promise<StoredTaskAttachment[]> {
  const { db, entity, identity } = scope;
  if (named.length === 0) return [];
  const shown = await addressesShown(
    named.flatMap(({ img }) => img ?? []),
    scope,
  );
  const asked = named.map(({ fileId, img, field }) => {
    const addressed = fileIdIn(img ?? '', scope) ?? undefined;
    const id = fileId ?? addressed;
    return { id, isShown: id !== undefined && id === addressed && shown.has(img ?? ''), field };
  });
  const ids = [...new Set(asked.flatMap(({ id }) => id ?? []))];
  const rows = await db
    .select({ fileId: files.id, name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes, personId: files.personId })
    .from(files)
    .where(and(eq(files.entity, entity), sql`${files.id} = any(${sql.param(ids)}::bigint[])`))
    // No sweep takes one away until the card names it.
    .for('key share');
  const found = new Map(rows.map((row) => [row.fileId, row]));
  const known = new Set([task.coverFileId, ...task.attachments.map(({ fileId }) => fileId)]);
  const isOpen = (id: number, isShown: boolean) => isShown || known.has(id) || found.get(id)?.personId === identity.personId;
  const wasHere = asked.some(({ id, isShown }) => id && !isOpen(id, isShown)) ? await readFormerFiles(scope, task.id) : new Set<number>();
  return asked.map(({ id, isShown, field }) => {
    const row = id === undefined ? undefined : found.get(id);
    if (!row || !(isOpen(row.fileId, isShown) || wasHere.has(row.fileId))) throw invalid(field, 'unknown_file');
    const { personId: _p, ...file } = row;
    return file;
  });
}

/** The files that once were on the card: what was taken off can be put back. */
async function readFormerFiles({ db, entity }: Scope, taskId: number): Promise<Set<number>> {
  const rows = await db
    .select({ facts: taskActivity.facts })
    .from(taskActivity)
    .where(
      and(eq(taskActivity.entity, entity), eq(taskActivity.taskId, taskId), sql`${taskActivity.kind} in ('detached', 'attached', 'cover')`),
    );
  return new Set(rows.flatMap(({ facts }) => [facts.fileIds ?? []].flat().map(Number)));
}
