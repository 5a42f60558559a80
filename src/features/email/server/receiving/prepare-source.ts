import { type Content, keepContent, keepFile } from '#platform/files/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { HeavyTask } from '#server/heavy-work.ts';
import { isBusy } from '#server/refusal.ts';
import type { SenderCheck } from '../../sender-check-contract.ts';
import type { StoredAttachment } from '../../tables.ts';
import type { Arrival } from './file-arrivals.ts';
import { type ParsedMail, parseMail, parseNothing } from './parse-mail.ts';

type Head =
  | 'fromName'
  | 'fromEmail'
  | 'to'
  | 'cc'
  | 'bcc'
  | 'replyTo'
  | 'unsubscription'
  | 'subject'
  | 'message'
  | 'messageText'
  | 'nestedText'
  | 'time'
  | 'messageId'
  | 'referenceIds';

type ReadingTask = HeavyTask<{ bytes: Uint8Array }, ParsedMail>;

interface PreparedAttachment {
  fileName: string;
  content: Content;
  /** Set for a picture that the message names. */
  contentId?: string;
  /** All of a message of which the mail shows the beginning. */
  isWholeMessage?: boolean;
}

/** A mail of the world, read and cleaned: fit to be filed in any mailbox. Its files are in the file store already. */
export interface PreparedMail extends Pick<Arrival, Head> {
  /** The same for every delivery of the mail. */
  contentHash: string;
  attachments: PreparedAttachment[];
  /** The mail as it came. */
  source: Content;
  /** A server on its way has marked it. */
  isSpam: boolean;
  /** Whether it is from whom it says, where that was checked. */
  senderCheck?: SenderCheck | null;
}

/**
 * Reads a mail as it came over the wire (RFC 5322), outside of any transaction. One that is too much to be taken apart is kept with its
 * beginning, and all of it as a file.
 * @param arrivedAt when another mailbox got it; it is dated by that when it does not tell itself
 * @throws only when it cannot be kept, or 503 when it must wait.
 */
export async function prepareSource(
  deps: Dependencies,
  bytes: Uint8Array,
  { task = parseMail, arrivedAt = null }: { task?: ReadingTask; arrivedAt?: Date | null } = {},
): Promise<PreparedMail> {
  const { attachments, source: rewritten, date, receivedAt, isCut, ...read } = await readHowever(deps, bytes, task);
  const source = await keepContent(deps, { bytes: rewritten ?? bytes, mediaType: 'message/rfc822' });
  return {
    ...read,
    time: firstPossible([date, arrivedAt, receivedAt], deps.clock()),
    contentHash: read.contentHash || source.key,
    messageId: read.messageId || `<${source.key}@atrium.invalid>`,
    attachments: [
      ...(isCut ? [{ fileName: 'mail.eml', content: source, isWholeMessage: true }] : []),
      ...(await keepAll(deps, attachments)),
    ],
    source,
  };
}

/** What takes too much, or breaks whoever reads it, is read in part: tried again as a whole it would do the same. */
async function readHowever(deps: Dependencies, bytes: Uint8Array, task: ReadingTask): Promise<ParsedMail> {
  const unlessBusy = (error: unknown) => {
    if (isBusy(error)) throw error;
    deps.log.warn('mail not taken apart', { bytes: bytes.length, reason: error instanceof Error ? error.name : undefined });
  };
  try {
    return await deps.heavy.run(task, { bytes });
  } catch (error) {
    unlessBusy(error);
  }
  try {
    return await deps.heavy.run(parseMail, { bytes: bytes.slice(0, 100_000), isOnlyBeginning: true });
  } catch (error) {
    unlessBusy(error);
  }
  return parseNothing();
}

async function keepAll(deps: Dependencies, read: ParsedMail['attachments']): Promise<PreparedAttachment[]> {
  const kept: PreparedAttachment[] = [];
  // One after the other: each is copied while it is kept, and together they may be large.
  for (const { bytes, mediaType, ...file } of read) kept.push({ ...file, content: await keepContent(deps, { bytes, mediaType }) });
  return kept;
}

/** A moment that nobody can have written it at says nothing. */
function firstPossible(times: (Date | null)[], now: Date): Date {
  return times.find((time) => time && time.getTime() > 0 && time <= now) ?? now;
}

/** A prepared mail as it arrives in somebody's mailbox, its files named as the entity's. An outside sender is never taken for a colleague. */
export async function arrivalOfSource(
  db: Db,
  deps: Dependencies,
  entity: string,
  ownerId: number,
  { attachments, source, isSpam, ...mail }: PreparedMail,
): Promise<Arrival> {
  const stored: StoredAttachment[] = [];
  for (const { content, ...file } of attachments) {
    const { id: fileId, mediaType, sizeBytes } = await keepFile(db, deps, { entity, name: file.fileName, content, personId: null });
    stored.push({ fileId, mediaType, sizeBytes, ...file });
  }
  const { id: sourceFileId } = await keepFile(db, deps, { entity, name: 'mail.eml', content: source, personId: null });
  return { ...mail, ownerId, fromPersonId: null, attachments: stored, sourceFileId, ...(isSpam && { folder: 'spam' }) };
}
