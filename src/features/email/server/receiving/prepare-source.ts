import { type Content, keepContent, keepFile } from '#platform/files/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { HeavyTask } from '#server/heavy-work.ts';
import { isBusy } from '#server/refusal.ts';
import type { SenderCheck } from '../../sender-check-contract.ts';
import type { StoredAttachment } from '../../tables.ts';
import type { Arrival } from './deliver-to-mailboxes.ts';
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
  /** Set for an image the message refers to. */
  contentId?: string;
  /** Set on the file with the full message when the email shows only its beginning. */
  isWholeMessage?: boolean;
}

/** An outside email, parsed and sanitized, ready to be filed in any mailbox. Its files are already in the file store. */
export interface PreparedMail extends Pick<Arrival, Head> {
  /** Identical for every delivery of the email. */
  contentHash: string;
  attachments: PreparedAttachment[];
  /** The original email. */
  source: Content;
  /** A server along the way marked it as spam. */
  isSpam: boolean;
  /** Whether the sender is authentic, if that was checked. */
  senderCheck?: SenderCheck | null;
}

/**
 * Parses a raw email (RFC 5322), outside of any transaction. If it is too expensive to parse, stores its beginning and the whole as a file.
 * @param arrivedAt when another mailbox received it; its date if the email has none itself
 * @throws only when it cannot be stored, or 503 when it must wait.
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

/** An email that is too expensive or crashes the parser is parsed in part: retrying the whole would fail the same way. */
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
  // Stored one by one: each is copied while it is stored, and together they may be large.
  for (const { bytes, mediaType, ...file } of read) kept.push({ ...file, content: await keepContent(deps, { bytes, mediaType }) });
  return kept;
}

/** Ignores times at which it cannot have been written. */
function firstPossible(times: (Date | null)[], now: Date): Date {
  return times.find((time) => time && time.getTime() > 0 && time <= now) ?? now;
}

/**
 * Converts a prepared email to an arrival in a mailbox, with its files registered for the entity. An outside sender is never taken for a
 * colleague.
 */
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
