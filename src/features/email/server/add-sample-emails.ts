import type { DrawingKey } from '#contract/drawing-key.ts';
import { keepContent, keepFile } from '#platform/files/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { Recipient } from '../contract.ts';
import type { SampleEmail } from '../sample/sample-email.ts';
import { sampleEmails } from '../sample-emails.ts';
import { mails, type StoredAttachment } from '../tables.ts';
import { sanitizeMessage, textOfMessage } from './compose/sanitize-message.ts';

interface Addition {
  entity: string;
  ownerId: number;
  /** Maps a sender or recipient of the sample to one in this entity. */
  standIn: (person: Recipient) => Recipient;
  /** Maps a sample person to the id here; null if they are not in this entity. */
  personId: (sampleId: number) => number | null;
  /** Rewrites an email's HTML for this entity. */
  retell: (text: string) => string;
  /** Draws an attached image as SVG. */
  drawing: (key: DrawingKey) => string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Fills a mailbox with the sample emails, dated relative to now. */
export async function addSampleEmails(db: Db, deps: Dependencies, addition: Addition): Promise<void> {
  const { entity, ownerId, standIn, personId, retell, drawing } = addition;
  const now = deps.clock();
  const ids = await nextIds(db, entity, 'email', sampleEmails.length);
  const idOf = new Map(sampleEmails.map((email, index) => [email.id, ids[index]]));
  const messageIdOf = (sampleId: number) => `<${idOf.get(sampleId)}.sample@${entity}.invalid>`;
  for (const email of sampleEmails) {
    const from = standIn(email.from);
    const message = retell(email.message);
    await db.insert(mails).values({
      entity,
      id: idOf.get(email.id) ?? 0,
      ownerId,
      folder: email.folder,
      isRead: email.isRead,
      isStarred: email.isStarred,
      isDraft: email.folder === 'draft',
      labels: email.labels,
      fromName: from.name,
      fromEmail: from.email,
      fromPersonId: email.fromPerson === undefined ? null : personId(email.fromPerson),
      to: email.to.map(standIn),
      cc: email.cc.map(standIn),
      bcc: email.bcc.map(standIn),
      subject: email.subject,
      message: sanitizeMessage(message),
      messageText: textOfMessage(message),
      attachments: await keepAttachments(db, deps, entity, email.attachments, drawing),
      time: momentOf(email, now),
      lastTime: momentOf(email, now),
      messageId: email.folder === 'draft' ? '' : messageIdOf(email.id),
      referenceIds: email.replyTo === undefined ? [] : [messageIdOf(email.replyTo)],
      threadId: idOf.get(email.replyTo ?? email.id) ?? 0,
      replyToId: email.replyTo === undefined ? null : (idOf.get(email.replyTo) ?? null),
      nestedInId: email.replyTo === undefined ? null : (idOf.get(email.replyTo) ?? null),
      isNested: email.replyTo !== undefined,
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
    const file = await keepFile(db, deps, {
      entity,
      name: fileName,
      content: await keepContent(deps, { bytes, mediaType }),
      personId: null,
    });
    kept.push({ fileId: file.id, fileName, mediaType, sizeBytes: file.sizeBytes });
  }
  return kept;
}

function momentOf({ when }: SampleEmail, now: Date): Date {
  if ('minutesAgo' in when) return new Date(now.getTime() - when.minutesAgo * minuteMs);
  const day = new Date(now.getTime() - when.daysAgo * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T${when.time}:00.000Z`);
}
