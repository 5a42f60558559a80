import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Recipient } from '../../contract.ts';
import { mails } from '../../tables.ts';
import { addOutgoing } from './add-outgoing.ts';
import { dispatchMail } from './dispatch-mail.ts';

/** A mail that the app writes for somebody who cannot read their mailbox here, or not yet. */
interface Notice {
  entity: string;
  /** From whose mailbox it leaves. */
  ownerId: number;
  /** In whose name it is written; nobody's but the installation's when it is left out. */
  from?: Recipient;
  to: Recipient;
  subject: string;
  /** What the sender may know of it. */
  message: string;
  /** What leaves: a one-time link is its recipient's alone. */
  outsideMessage: string;
  /** Not among the sent mails. */
  isHidden: boolean;
}

/** Sends such a mail in the caller's transaction, out into the world also when the address is one of the entity. */
export async function sendNotice(db: Db, deps: Dependencies, notice: Notice, now: Date): Promise<void> {
  const { entity, isHidden, from, ...mail } = notice;
  const isOfPerson = from !== undefined;
  const written = { entity, ...mail, from: from ?? installation(deps), isOfPerson, attachments: [] };
  const draft = await addOutgoing(db, written, now);
  await dispatchMail(db, deps, draft, new Map(), now, { isOfPerson });
  // A deleted mail is in no list and cannot be opened; what is on its way leaves all the same.
  if (isHidden)
    await db
      .update(mails)
      .set({ deletedAt: now })
      .where(and(eq(mails.entity, entity), eq(mails.id, draft.id)));
}

/** In whose name what nobody writes leaves. */
export function installation({ mail }: Dependencies): Recipient {
  return mail.outgoing?.from ?? { name: 'Atrium', email: 'atrium@atrium.invalid' };
}
