import type { ImapFlow, ListResponse } from 'imapflow';
import { ImapFailure } from '#server/imap-failure.ts';
import type { ImapSession } from '#server/mail-host.ts';
import { callFailureOf } from './imap-failure-of.ts';

const folderOfUse: Record<string, 'inbox' | 'sent' | 'draft' | 'archive' | 'spam' | 'trash'> = {
  '\\Inbox': 'inbox',
  '\\Sent': 'sent',
  '\\Drafts': 'draft',
  '\\Archive': 'archive',
  '\\Junk': 'spam',
  '\\Trash': 'trash',
};

/** An open connection of the library as the API uses it. */
export function imapSession(client: ImapFlow): ImapSession {
  const asking = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      throw callFailureOf(error);
    }
  };
  return {
    listMailboxes: () =>
      asking(async () =>
        (await client.list()).filter(isSelectable).map(({ path, specialUse = '' }) => ({ path, folder: folderOfUse[specialUse] ?? null })),
      ),
    select: (path) =>
      asking(async () => {
        const { uidValidity, exists } = await client.mailboxOpen(path);
        return { uidValidity: String(uidValidity), messages: exists };
      }),
    listMessages: () => asking(() => listMessages(client)),
    findMessages: (messageId) =>
      asking(async () => {
        const found = await client.search({ header: { 'message-id': messageId }, deleted: false }, { uid: true });
        if (!found) throw new ImapFailure('server', { code: 'imap_refused' });
        return found;
      }),
    fetchSource: (uid, limitBytes) =>
      asking(async () => {
        const head = await client.fetchOne(String(uid), { size: true }, { uid: true });
        if (!head || (head.size ?? 0) > limitBytes) return null;
        const whole = await client.fetchOne(String(uid), { source: true, internalDate: true }, { uid: true });
        const { source, internalDate = '' } = whole || {};
        if (!source || source.length > limitBytes) return null;
        const receivedAt = new Date(internalDate);
        return { source, receivedAt: Number.isNaN(receivedAt.getTime()) ? null : receivedAt };
      }),
    setFlags: (uid, { isRead, isStarred }) =>
      asking(async () => {
        for (const [flag, isSet] of [['\\Seen', isRead] as const, ['\\Flagged', isStarred] as const]) {
          const change = isSet ? client.messageFlagsAdd : client.messageFlagsRemove;
          const done = await change.call(client, String(uid), [flag], { uid: true, silent: true });
          if (!done) throw new ImapFailure('server', { code: 'imap_refused' });
        }
      }),
    move: (uid, path) =>
      asking(async () => {
        const moved = await client.messageMove(String(uid), path, { uid: true });
        if (!moved) throw new ImapFailure('server', { code: 'imap_refused' });
        const movedUid = moved.uidMap?.get(uid);
        return movedUid && moved.uidValidity ? { uid: movedUid, uidValidity: String(moved.uidValidity) } : null;
      }),
    close: async () => {
      await client.logout().catch(() => client.close());
    },
  };
}

function isSelectable({ flags }: ListResponse): boolean {
  return !flags.has('\\Noselect') && !flags.has('\\NonExistent');
}

async function listMessages(client: ImapFlow) {
  if (!client.mailbox || client.mailbox.exists === 0) return [];
  const listed = await client.fetchAll('1:*', { uid: true, flags: true });
  // A list with gaps would look as if messages had been deleted.
  if (listed.length < client.mailbox.exists) throw new ImapFailure('server', { code: 'imap_refused' });
  return listed
    .filter(({ flags }) => !flags?.has('\\Deleted'))
    .map(({ uid, flags }) => ({ uid, isRead: flags?.has('\\Seen') ?? false, isStarred: flags?.has('\\Flagged') ?? false }))
    .sort((a, b) => a.uid - b.uid);
}
