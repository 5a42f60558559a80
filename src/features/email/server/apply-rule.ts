import { and, eq, like, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { foldText } from '#contract/text/fold-text.ts';
import { markNotificationsRead } from '#platform/notifications/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { substringPattern } from '#server/contains-text.ts';
import type { Scope } from '#server/scope.ts';
import { mails, mailsView } from '../tables.ts';
import { conditionsOf, type RuleContent } from './match-rules.ts';

/** Applies a rule to the matching emails in the person's inbox, in one statement. @returns the number of emails changed. */
export async function applyRule(rule: RuleContent, { db, entity, identity, now }: Scope): Promise<number> {
  const matching = db
    .select({ id: mailsView.id })
    .from(mailsView)
    .where(matchedBy(rule, entity, identity.personId));
  // Locks in id order, like every bulk change of emails.
  const changing = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.entity, entity), oneOf(matching), eq(mails.listedIn, 'inbox'), changedBy(rule)))
    .orderBy(mails.id)
    .for('update');
  const { folder, label, isStarred, isRead } = rule;
  const changed = await db
    .update(mails)
    .set({
      ...(folder && { folder }),
      ...(label && { labels: sql`case when ${labelled(label)} then ${mails.labels} else array_append(${mails.labels}, ${label}) end` }),
      ...(isStarred && { isStarred }),
      ...(isRead && { isRead }),
      version: sql`${mails.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(mails.entity, entity), oneOf(changing)))
    .returning({ id: mails.id });
  const ids = changed.map(({ id }) => id);
  if (isRead || (folder && folder !== 'inbox')) {
    await markNotificationsRead(db, entity, { personId: identity.personId, area: 'email', targetIds: ids }, now);
  }
  if (ids.length > 0) await announce(db, entity, { kind: 'email', ids, person: identity.personId });
  return ids.length;
}

/** Resolves the ids once, whatever the planner assumes about a table that was never analyzed. */
function oneOf(ids: SQLWrapper): SQL {
  return sql`${mails.id} = any(array(${ids}))`;
}

const columns = {
  fromName: mailsView.fromName,
  fromEmail: mailsView.fromEmail,
  subject: mailsView.subject,
  messageText: mailsView.messageText,
};

/** The SQL equivalent of `matches`, which tests a single email. */
function matchedBy(rule: RuleContent, entity: string, ownerId: number): SQL | undefined {
  const given = conditionsOf(rule);
  return and(
    eq(mailsView.entity, entity),
    eq(mailsView.ownerId, ownerId),
    eq(mailsView.listedIn, 'inbox'),
    given.length === 0 ? sql`false` : undefined,
    ...given.map(({ wanted, within }) => or(...within.map((part) => sql`strpos(lower(${columns[part]}), ${wanted}) > 0`))),
    // Uses the search index.
    ...given.map(({ wanted }) => like(mailsView.searchText, substringPattern(foldText(wanted)))),
  );
}

/** Checks whether the rule would still change an email. */
function changedBy({ folder, label, isStarred, isRead }: RuleContent): SQL | undefined {
  return or(
    folder ? not(eq(mails.folder, folder)) : sql`false`,
    label ? not(labelled(label)) : undefined,
    isStarred ? eq(mails.isStarred, false) : undefined,
    isRead ? eq(mails.isRead, false) : undefined,
  );
}

function labelled(label: string): SQL {
  return sql`${mails.labels} @> array[${label}]::text[]`;
}
