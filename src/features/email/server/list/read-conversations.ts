import { and, asc, desc, inArray, lte, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { Conversation } from '../../contract.ts';
import { mailsView as mails } from '../../tables.ts';
import type { MailRow } from './mail-columns.ts';
import { ownMails } from './mail-place.ts';
import { isShownBelow } from './read-replies.ts';

/** So many of the newest mails are looked at for who took part. */
const newestRead = 8;
const sendersShown = 3;

/** What a list says of each mail that others are nested in: how many they are together, who took part, the newest last, and what was written last. */
export async function readConversations(rows: MailRow[], scope: Scope): Promise<Map<number, Conversation>> {
  if (rows.length === 0) return new Map();
  const nested = await newestNested(
    rows.map(({ id }) => id),
    scope,
  );
  const conversations = new Map<number, Conversation>();
  for (const row of rows) {
    const below = nested.filter(({ of }) => of === row.id);
    const last = below.at(-1);
    if (!last) continue;
    const senders = sendersOf([row, ...below], scope.identity.personId);
    conversations.set(row.id, { count: last.count + 1, senders, excerpt: last.excerpt });
  }
  return conversations;
}

/** The newest of what is nested in each of the mails, oldest first; each with how many there are. The index of what is nested finds them, however many mails there are. */
export function newestNested(ids: number[], scope: Pick<Scope, 'db' | 'entity' | 'identity'>) {
  const newest = sql`partition by ${mails.nestedInId} order by ${mails.time} desc, ${mails.id} desc`;
  const ranked = scope.db
    .select({
      of: mails.nestedInId,
      fromName: mails.fromName,
      fromEmail: mails.fromEmail,
      fromPersonId: mails.fromPersonId,
      excerpt: sql<string>`left(${mails.messageText}, 160)`.as('excerpt'),
      count: sql`count(*) over (partition by ${mails.nestedInId})`.mapWith(Number).as('count'),
      rank: sql`row_number() over (${newest})`.mapWith(Number).as('rank'),
    })
    .from(mails)
    .where(and(ownMails(scope), inArray(mails.nestedInId, ids), isShownBelow))
    .as('ranked');
  return scope.db.select().from(ranked).where(lte(ranked.rank, newestRead)).orderBy(asc(ranked.of), desc(ranked.rank));
}

type Written = Pick<MailRow, 'fromName' | 'fromEmail' | 'fromPersonId'>;

/** Each once, where they wrote last. */
function sendersOf(written: Written[], personId: number): Conversation['senders'] {
  const byAddress = new Map<string, Conversation['senders'][number]>();
  for (const { fromName, fromEmail, fromPersonId } of written) {
    const address = fromEmail.toLowerCase();
    byAddress.delete(address);
    byAddress.set(address, { name: fromName || fromEmail, isMe: fromPersonId === personId });
  }
  return [...byAddress.values()].slice(-sendersShown);
}
