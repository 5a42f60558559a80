import { and, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { imapMails, mails } from '../../tables.ts';
import { folderOf, messageAt, type Sync } from './sync.ts';
import { type Link, moveHere, readLinks } from './sync-state.ts';

// Each one is searched for in every mailbox; the rest waits for the next sync.
const maxAtOnce = 200;

/**
 * Handles emails that are no longer at their location and were not found as new elsewhere: if deleted on the server, they move to trash
 * here. Emails in a server mailbox without a folder stay as they are here, and are no longer synced.
 * @returns how many were checked
 */
export async function trashMissingMails(sync: Sync, links: Link[]): Promise<number> {
  const lost = links.filter((link) => !messageAt(sync.snapshot, link)).slice(0, maxAtOnce);
  if (lost.length === 0) return 0;
  const isDraft = (link: Link) => folderOf(sync, link.path) === 'draft';
  const drafts = lost.filter(isDraft);
  const { elsewhere, gone } = await lookFor(
    sync,
    lost.filter((link) => !isDraft(link)),
    links,
  );
  await sync.lease.writing(async (db) => {
    const { entity, personId } = sync.account;
    const now = sync.deps.clock();
    const unlinked = [...drafts, ...elsewhere, ...gone].map(({ mailId }) => mailId);
    // Emails moved or deleted here meanwhile stay that way.
    const unchanged = (await readLinks(db, sync, unlinked)).filter(
      ({ isDeleted, folder, path }) => !isDeleted && folder === folderOf(sync, path),
    );
    const ids = (of: Link[]) => unchanged.filter(({ mailId }) => of.some((link) => link.mailId === mailId)).map(({ mailId }) => mailId);
    const trashed = ids(gone);
    await moveHere(db, entity, trashed, 'trash', now);
    const deleted = ids(drafts);
    // A draft leaves its mailbox when it is edited or sent there; in trash it would look like someone discarded it.
    await db
      .update(mails)
      .set({ deletedAt: now, version: sql`${mails.version} + 1`, updatedAt: now })
      .where(and(eq(mails.entity, entity), inArray(mails.id, deleted)));
    await db.delete(imapMails).where(and(eq(imapMails.entity, entity), inArray(imapMails.mailId, unlinked)));
    const changed = [...trashed, ...deleted];
    if (changed.length > 0) await announce(db, entity, { kind: 'email', ids: changed, person: personId });
  });
  return lost.length;
}

/** Emails that appear in a synced mailbox after it was searched wait for the next sync. */
async function lookFor({ session, snapshot }: Sync, lost: Link[], links: Link[]): Promise<{ elsewhere: Link[]; gone: Link[] }> {
  let missing = lost;
  const elsewhere: Link[] = [];
  for (const path of [...snapshot.others, ...snapshot.mailboxes.keys()]) {
    if (missing.length === 0) break;
    const { uidValidity } = await session.select(path);
    // Several emails may share a message id, so a message already linked to one is skipped.
    const known = new Set(links.filter((link) => link.path === path && link.uidValidity === uidValidity).map(({ uid }) => uid));
    const still: Link[] = [];
    for (const link of missing) {
      const isHere = (await session.findMessages(link.messageId)).some((uid) => !known.has(uid));
      if (!isHere) still.push(link);
      else if (!snapshot.mailboxes.has(path)) elsewhere.push(link);
    }
    missing = still;
  }
  return { elsewhere, gone: missing };
}
