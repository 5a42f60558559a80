import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Recipient } from '../contract.ts';
import { mails } from '../tables.ts';
import { addOutgoing } from './add-outgoing.ts';
import { dispatchMail } from './dispatch-mail.ts';

/** A mail that the app writes for somebody who cannot read their mailbox here, or not yet. */
interface Notice {
  entity: string;
  /** In whose name it is written, and from whose mailbox it leaves. */
  ownerId: number;
  from: Recipient;
  to: Recipient;
  subject: string;
  message: string;
  /** Keeps what it says from the sender: it is not among their sent mails. */
  isSecret: boolean;
}

/** Sends such a mail in the caller's transaction, out into the world also when the address is one of the entity. */
export async function sendNotice(db: Db, deps: Dependencies, notice: Notice, now: Date): Promise<void> {
  const { entity, isSecret, ...mail } = notice;
  const draft = await addOutgoing(db, { entity, ...mail, attachments: [] }, now);
  await dispatchMail(db, deps, draft, new Map(), now);
  // A deleted mail is in no list and cannot be opened; what is on its way leaves all the same.
  if (isSecret)
    await db
      .update(mails)
      .set({ deletedAt: now })
      .where(and(eq(mails.entity, entity), eq(mails.id, draft.id)));
}
