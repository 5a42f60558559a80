import { domainOf } from '#contract/domain-of.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Recipient } from '../../contract.ts';
import { sanitizeMessage, textOfMessage } from '../compose/sanitize-message.ts';
import { fileArrivals } from '../receiving/file-arrivals.ts';
import { installation, sendNotice } from './send-notice.ts';

/** A mail of the company to one of its people. */
interface Told {
  entity: string;
  personId: number;
  /** Whether they read their mail here. */
  hasMailbox: boolean;
  /** The company, as its people know it. */
  from: Recipient;
  to: Recipient;
  subject: string;
  message: string;
}

/**
 * Writes to somebody in the company's name, in the caller's transaction: into their inbox, or where they have none here out into the world, where mail can
 * leave. It stands among nobody's sent mails.
 */
export async function tellByMail(db: Db, deps: Dependencies, told: Told, now: Date): Promise<void> {
  const { entity, personId, hasMailbox, from, to, subject, message } = told;
  if (!hasMailbox) {
    if (deps.mail.outgoing === null || to.email === '') return;
    await sendNotice(db, deps, { ...{ entity, ownerId: personId, to, subject, message }, outsideMessage: message, isHidden: true }, now);
    return;
  }
  const fromEmail = from.email || installation(deps).email;
  const arrival = {
    ...{ ownerId: personId, fromName: from.name, fromEmail, fromPersonId: null, to: [to], cc: [], bcc: [], subject },
    ...{ message: sanitizeMessage(message), messageText: textOfMessage(message), attachments: [], time: now, referenceIds: [] },
    messageId: `<${crypto.randomUUID()}@${domainOf(fromEmail) || 'atrium.invalid'}>`,
  };
  await fileArrivals(db, entity, [arrival], { now });
}
