import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { files } from '#platform/files/tables.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import { heavyTask } from '#server/heavy-work.ts';
import { isBusy } from '#server/refusal.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { mailCleanings, mails, type StoredAttachment } from '../../tables.ts';
import { textOfMessage } from '../compose/sanitize-message.ts';
import { messageOfSource } from './message-of-source.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';

// Each one is parsed like an arriving email.
const mailsPerTurn = 20;

/** Sanitizes stored emails with the current rules after a migration requested it (see `mailCleanings`), and yields to other work. */
export const cleanWork: BackgroundWork = {
  name: 'clean stored mails',
  pauseMs: 2_000,
  work: (deps) => forEachEntity(deps, sql`select entity from entities_with_mails_to_clean() as entity`, cleanNext),
};

async function cleanNext(deps: Dependencies, entity: string): Promise<void> {
  const stored = await deps.database.reading(entity, (db) =>
    db
      .select({ id: mails.id, message: mails.message, attachments: mails.attachments, sourceKey: files.key })
      .from(mailCleanings)
      .innerJoin(mails, and(eq(mails.entity, mailCleanings.entity), gt(mails.id, mailCleanings.afterId)))
      .leftJoin(files, and(eq(files.entity, mails.entity), eq(files.id, mails.sourceFileId)))
      .where(eq(mailCleanings.entity, entity))
      .orderBy(asc(mails.id))
      .limit(mailsPerTurn),
  );
  for (const { id, ...kept } of stored) {
    const cleaned = await cleanedAgain(deps, kept);
    await deps.database.writing(entity, async (db) => {
      if (cleaned && cleaned.message !== kept.message)
        await db
          .update(mails)
          .set(cleaned)
          // Skips messages changed meanwhile, which are already sanitized.
          .where(and(eq(mails.entity, entity), eq(mails.id, id), eq(mails.message, kept.message)));
      await db
        .update(mailCleanings)
        .set({ afterId: sql`greatest(${mailCleanings.afterId}, ${id})` })
        .where(eq(mailCleanings.entity, entity));
    });
  }
  if (stored.length < mailsPerTurn)
    await deps.database.writing(entity, (db) => db.delete(mailCleanings).where(eq(mailCleanings.entity, entity)));
}

interface Kept {
  message: string;
  attachments: StoredAttachment[];
  sourceKey: string | null;
}
type Cleaned = Pick<ParsedMail, 'message' | 'messageText'> & { attachments?: StoredAttachment[] };

export const cleanKeptMessage = heavyTask({
  name: 'clean a kept message',
  lengthOf: ({ html }: { html: string }) => html.length,
  run: ({ html }): Cleaned => {
    const { message } = messageOfSource([{ kind: 'html', html }]);
    return { message, messageText: textOfMessage(message) };
  },
});

/** Parses the email's source again if it has the same files; otherwise sanitizes the stored message. Null if that takes too long. */
async function cleanedAgain(deps: Dependencies, { message, attachments, sourceKey }: Kept): Promise<Cleaned | null> {
  const unlessBusy = (error: unknown) => {
    if (isBusy(error)) throw error;
    deps.log.warn('stored mail not cleaned', { length: message.length, reason: error instanceof Error ? error.name : undefined });
    return null;
  };
  const source = sourceKey === null ? null : await deps.files.read(sourceKey);
  const read = source && (await deps.heavy.run(parseMail, { bytes: source }).catch(unlessBusy));
  if (read && !read.isCut && hasSameFiles(read, attachments)) {
    const named = attachments.map(({ contentId: _, ...file }, index) => {
      const contentId = read.attachments[index]?.contentId;
      return { ...file, ...(contentId && { contentId }) };
    });
    return { message: read.message, messageText: read.messageText, attachments: named };
  }
  return deps.heavy.run(cleanKeptMessage, { html: message }).catch(unlessBusy);
}

function hasSameFiles(read: ParsedMail, stored: StoredAttachment[]): boolean {
  return (
    read.attachments.length === stored.length &&
    stored.every(({ fileName, sizeBytes }, index) => {
      const other = read.attachments[index];
      return other?.fileName === fileName && other.bytes.length === sizeBytes;
    })
  );
}
