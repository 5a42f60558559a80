import type { Email, OpenEmail } from '../../contract.ts';

export type Reply = Email['replies'][number];

/** The answers to a mail and the answers to those, oldest first. */
export function conversationOf(replies: readonly Reply[]): Reply[] {
  const all = replies.flatMap((reply) => [reply, ...conversationOf(reply.replies as Reply[])]);
  return all.sort((a, b) => a.time.localeCompare(b.time) || a.id - b.id);
}

/** The mail that an answer to a conversation answers: the newest that has left. */
export const newestOf = (mail: OpenEmail) => conversationOf(mail.replies).findLast(({ isDraft }) => !isDraft) ?? mail;
