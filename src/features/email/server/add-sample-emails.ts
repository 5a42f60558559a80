import { keepFile } from '#features/files/server/offers.ts';
import type { DrawingKey } from '#features/sample/contract.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { SampleEmail } from '../sample/sample-email.ts';
import { mails, type StoredAttachment } from '../tables.ts';
import { sanitizeMessage, textOfMessage } from './sanitize-message.ts';

interface Addition {
  entity: string;
  emails: readonly SampleEmail[];
  /** Whose mailbox it becomes; stands in for the sample's admin. */
  owner: { personId: number; name: string; email: string };
  /** The sample's admin, as the mails name them. */
  admin: { id: number; email: string };
  /** Draws an attached picture, as SVG. */
  drawing: (key: DrawingKey) => string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Fills a mailbox with the sample mails, dated around now. */
export async function addSampleEmails(db: Db, deps: Dependencies, { entity, emails, owner, admin, drawing }: Addition): Promise<void> {
  const now = deps.clock();
  const ids = await nextIds(db, entity, 'email', emails.length);
  const idOf = new Map(emails.map((email, index) => [email.id, ids[index]]));
  const asOwner = <P extends { name: string; email: string }>(person: P): P =>
    person.email === admin.email ? { ...person, name: owner.name, email: owner.email } : person;
  for (const email of emails) {
    const from = asOwner(email.from);
    await db.insert(mails).values({
      entity,
      id: idOf.get(email.id) ?? 0,
      ownerId: owner.personId,
      folder: email.folder,
      isRead: email.isRead,
      isStarred: email.isStarred,
      labels: email.labels,
      fromName: from.name,
      fromEmail: from.email,
      fromPersonId: email.fromPerson === admin.id ? owner.personId : (email.fromPerson ?? null),
      to: email.to.map(asOwner),
      cc: email.cc.map(asOwner),
      bcc: email.bcc.map(asOwner),
      subject: email.subject,
      message: sanitizeMessage(email.message),
      messageText: textOfMessage(email.message),
      attachments: await keepAttachments(db, deps, entity, email.attachments, drawing),
      time: momentOf(email, now),
      replyToId: email.replyTo === undefined ? null : (idOf.get(email.replyTo) ?? null),
      createdAt: now,
      updatedAt: now,
    });
  }
}

async function keepAttachments(
  db: Db,
  deps: Dependencies,
  entity: string,
  attachments: SampleEmail['attachments'],
  drawing: Addition['drawing'],
): Promise<StoredAttachment[]> {
  const kept: StoredAttachment[] = [];
  for (const attachment of attachments) {
    const { fileName } = attachment;
    const drawn = 'drawing' in attachment;
    const bytes = new TextEncoder().encode(drawn ? drawing(attachment.drawing) : attachment.text);
    const mediaType = drawn ? 'image/svg+xml' : fileName.endsWith('.csv') ? 'text/csv' : 'text/plain';
    const file = await keepFile(db, deps, { entity, name: fileName, mediaType, bytes, personId: null });
    kept.push({ fileId: file.id, fileName, mediaType, sizeBytes: file.sizeBytes });
  }
  return kept;
}

function momentOf({ when }: SampleEmail, now: Date): Date {
  if ('minutesAgo' in when) return new Date(now.getTime() - when.minutesAgo * minuteMs);
  const day = new Date(now.getTime() - when.daysAgo * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T${when.time}:00.000Z`);
}
