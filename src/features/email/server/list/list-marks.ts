import { desc } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listMarks as contract, RealFolder } from '../../contract.ts';
import { mailsView as mails } from '../../tables.ts';
import { knownPlace, mailsOf } from './mail-place.ts';

/** More than one wants to change at once, and little enough to send. */
const most = 10_000;

/** How all mails of a list are marked, newest first. */
export async function listMarks({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { id, subject, folder, isRead, isStarred, isDraft, labels, sendAt, snoozedUntil } = mails;
  const rows = await scope.db
    .select({ id, subject, folder, isRead, isStarred, isDraft, labels, sendAt, snoozedUntil })
    .from(mails)
    .where(mailsOf(await knownPlace(query, scope), scope))
    .orderBy(desc(mails.lastTime), desc(mails.id))
    .limit(most);
  return {
    emails: rows.map((row) => ({
      ...row,
      folder: row.folder as RealFolder,
      sendAt: row.sendAt?.toISOString() ?? null,
      snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    })),
  };
}
