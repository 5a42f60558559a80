import type { Email, OpenEmail } from '../../contract.ts';

export type Reply = Email['replies'][number];

/** Returns the replies to an email and their replies, oldest first. */
export function conversationOf(replies: readonly Reply[]): Reply[] {
  const all = replies.flatMap((reply) => [reply, ...conversationOf(reply.replies as Reply[])]);
  return all.sort((a, b) => a.time.localeCompare(b.time) || a.id - b.id);
}

/** Returns the email that a reply to a conversation answers: the newest sent one. */
export const newestOf = (mail: OpenEmail) => conversationOf(mail.replies).findLast(({ isDraft }) => !isDraft) ?? mail;
