import type { ImapMessage, ImapSession } from '#server/mail-host.ts';
import type { RealFolder } from '../../contract.ts';

/** A mailbox of the server that stands for a folder, with what is in it. */
export interface Mailbox {
  path: string;
  folder: RealFolder;
  uidValidity: string;
  /** By their uids, ascending. */
  messages: Map<number, ImapMessage>;
}

/** What is on the server at one moment. */
export interface Snapshot {
  mailboxes: Map<string, Mailbox>;
  /** The mailbox for each folder that the server has one for. */
  paths: Partial<Record<RealFolder, string>>;
  /** The paths of those that stand for no folder. */
  others: string[];
}

export async function takeSnapshot(session: ImapSession): Promise<Snapshot> {
  const snapshot: Snapshot = { mailboxes: new Map(), paths: {}, others: [] };
  for (const { path, folder } of await session.listMailboxes()) {
    if (!folder || snapshot.paths[folder]) {
      snapshot.others.push(path);
      continue;
    }
    snapshot.paths[folder] = path;
    const { uidValidity } = await session.select(path);
    const messages = new Map((await session.listMessages()).map((message) => [message.uid, message]));
    snapshot.mailboxes.set(path, { path, folder, uidValidity, messages });
  }
  return snapshot;
}

/** The message as it was found at a place; undefined when it is not there any more. */
export function messageAt(
  { mailboxes }: Snapshot,
  { path, uidValidity, uid }: { path: string; uidValidity: string; uid: number },
): ImapMessage | undefined {
  const mailbox = mailboxes.get(path);
  return mailbox?.uidValidity === uidValidity ? mailbox.messages.get(uid) : undefined;
}
