import { and, eq } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { RealFolder } from '../../contract.ts';
import { imapMails } from '../../tables.ts';
import { type Link, readLinks } from './link.ts';
import { markHere } from './mark-here.ts';
import { type Flags, mergeFlags, sameFlags } from './merge-state.ts';
import type { Sync } from './sync.ts';
import { messageAt } from './take-snapshot.ts';

/** What is to be changed on the server for a message. */
export interface Push {
  link: Link;
  flags: Flags | null;
  /** The folder to move it to. */
  folder: RealFolder | null;
}

const linksPerTransaction = 200;

/** Brings over what was changed there since both sides last agreed. @returns what was changed here and is to be changed there */
export async function agreeOnState(sync: Sync, links: Link[]): Promise<Push[]> {
  const differing = links.filter((link) => {
    const compared = compare(sync, link);
    return compared && !compared.isAgreed;
  });
  const pushes: Push[] = [];
  for (let at = 0; at < differing.length; at += linksPerTransaction) {
    const mailIds = differing.slice(at, at + linksPerTransaction).map(({ mailId }) => mailId);
    pushes.push(...(await sync.lease.writing((db) => agree(db, sync, mailIds))));
  }
  return pushes;
}

/** @returns null for what is not at its place there */
function compare(sync: Sync, link: Link) {
  const there = messageAt(sync.snapshot, link);
  if (!there) return null;
  const here = { isRead: link.hasUnread ? link.agreed.isRead : link.isRead, isStarred: link.isStarred };
  const wanted = mergeFlags(link.agreed, here, there);
  const isInPlace = sync.snapshot.mailboxes.get(link.path)?.folder === link.folder || !sync.snapshot.paths[link.folder];
  const isAgreed = isInPlace && sameFlags(there, link.agreed) && sameFlags(here, link.agreed);
  return { wanted, isAgreed, here, flags: sameFlags(there, wanted) ? null : wanted, folder: isInPlace ? null : link.folder };
}

async function agree(db: Db, sync: Sync, mailIds: number[]): Promise<Push[]> {
  const { entity, personId } = sync.account;
  const pushes: Push[] = [];
  const changed: { link: Link; wanted: Flags }[] = [];
  for (const link of await readLinks(db, sync, mailIds)) {
    const compared = compare(sync, link);
    if (!compared || compared.isAgreed) continue;
    const { wanted, here, flags, folder } = compared;
    if (!sameFlags(here, wanted)) changed.push({ link, wanted });
    if (flags || folder) pushes.push({ link, flags, folder });
    // What is still to be changed there is agreed on once it is.
    if (!flags && !sameFlags(link.agreed, wanted)) await keepAgreed(db, entity, link.mailId, wanted);
  }
  if (changed.length > 0) {
    const ids = await markHere(db, sync, changed);
    await announce(db, entity, { kind: 'email', ids, person: personId });
  }
  return pushes;
}

async function keepAgreed(db: Db, entity: string, mailId: number, flags: Flags): Promise<void> {
  await db
    .update(imapMails)
    .set(flags)
    .where(and(eq(imapMails.entity, entity), eq(imapMails.mailId, mailId)));
}
