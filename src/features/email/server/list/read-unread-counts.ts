import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { UnreadCount } from '#server/unread-count.ts';
import type { listEmails } from '../../contract.ts';
import { mailCounts } from '../../tables.ts';

/** What of the inbox is unread. */
export const unreadMails: UnreadCount = { area: 'email', subject: 'Email', count: async (scope) => (await readUnreadCounts(scope)).inbox };

/** Unread in inbox and spam, and all drafts, whatever is listed. */
export async function readUnreadCounts({ db, entity, identity }: Scope): Promise<AnswerOf<typeof listEmails>['emailsMeta']> {
  const rows = await db
    .select()
    .from(mailCounts)
    .where(and(eq(mailCounts.entity, entity), eq(mailCounts.ownerId, identity.personId)));
  const of = (folder: string) => rows.find((row) => row.folder === folder);
  return { inbox: of('inbox')?.unread ?? 0, draft: of('draft')?.total ?? 0, spam: of('spam')?.unread ?? 0 };
}
