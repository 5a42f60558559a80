import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Ability } from '#contract/ability.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { pageAddress } from '#contract/page-address.ts';
import { readLanguage } from '#platform/people/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { momentValue } from '#server/sweep.ts';
import { inLanguageOf, wordsIn } from '#server/words.ts';
import { texts } from '../locales/texts.ts';
import { sentenceOf } from '../sentence-of.ts';
import { notifications, notificationPreferences as preferences } from '../tables.ts';
import { ownNotifications } from './own-notifications.ts';

const hourMs = 3_600_000;
/** How long lies between two mails to one person. */
const pauseMs = { hourly: hourMs, daily: 24 * hourMs };
const mostPersons = 100;
const mostNamed = 20;

/** What the areas that know of them do for it. */
export interface Mailing {
  /** What somebody may see by now; null for who may not sign in. */
  abilityOf(db: Db, entity: string, personId: number): Promise<Ability | null>;
  send(db: Db, deps: Dependencies, mail: UnreadMail, now: Date): Promise<void>;
}

interface UnreadMail {
  entity: string;
  personId: number;
  to: { name: string; email: string };
  subject: string;
  message: string;
}

type Person = { personId: number; fullName: string; email: string; mailedId: number };

/**
 * Mails the people of an entity who want that what they have not read: what lies there for an hour, once, at most once in an hour or a day, to the
 * confirmed address of their account. New mail is no reason for a mail. Any number of servers may do so at once.
 */
export async function mailUnread(deps: Dependencies, entity: string, mailing: Mailing): Promise<void> {
  const now = deps.clock();
  await deps.database.writing(entity, async (db) => {
    for (const person of await lockDue(db, entity, now)) {
      const mail = await mailFor(db, deps, { entity, person, mailing, now });
      if (mail) await mailing.send(db, deps, mail, now);
    }
  });
}

/** Those whose pause is over, locked: another server leaves them out. */
async function lockDue(db: Db, entity: string, now: Date): Promise<Person[]> {
  const before = (ms: number) => momentValue(new Date(now.getTime() - ms));
  const isOver = sql`(${preferences.mailedAt} is null or ${preferences.mailedAt} <= case ${preferences.mailEvery} when 'hourly' then ${before(pauseMs.hourly)} else ${before(pauseMs.daily)} end)`;
  const waits = sql`exists (select from ${notifications} where ${and(
    eq(notifications.entity, preferences.entity),
    eq(notifications.personId, preferences.personId),
    isNull(notifications.readAt),
    gt(notifications.id, preferences.mailedId),
    ne(notifications.kind, 'mail'),
    sql`${notifications.time} <= ${before(hourMs)}`,
  )})`;
  return db
    .select({ personId: preferences.personId, fullName: people.fullName, email: accounts.email, mailedId: preferences.mailedId })
    .from(preferences)
    .innerJoin(people, and(eq(people.entity, preferences.entity), eq(people.id, preferences.personId)))
    .innerJoin(accounts, and(eq(accounts.entity, preferences.entity), eq(accounts.personId, preferences.personId)))
    .where(
      and(
        eq(preferences.entity, entity),
        ne(preferences.mailEvery, 'never'),
        sql`${accounts.emailVerifiedAt} is not null and ${accounts.suspendedAt} is null`,
        isOver,
        waits,
      ),
    )
    .orderBy(asc(preferences.personId))
    .limit(mostPersons)
    .for('update', { of: preferences, skipLocked: true });
}

/** The mail to somebody, which is the last word on what it tells of; null where they may see none of it by now. */
async function mailFor(
  db: Db,
  deps: Dependencies,
  { entity, person, mailing, now }: { entity: string; person: Person; mailing: Mailing; now: Date },
): Promise<UnreadMail | null> {
  const { personId, fullName, email, mailedId } = person;
  const ability = await mailing.abilityOf(db, entity, personId);
  const isUntold = and(isNull(notifications.readAt), gt(notifications.id, mailedId), ne(notifications.kind, 'mail'));
  const unread = ability
    ? await db
        .select({ notification: notifications, actor: people.fullName })
        .from(notifications)
        .leftJoin(people, and(eq(people.entity, notifications.entity), eq(people.id, notifications.actorId)))
        .where(and(ownNotifications(notifications, { entity, identity: { personId }, ability }), isUntold))
        .orderBy(desc(notifications.id))
        .limit(mostNamed + 1)
    : [];
  const [newest] = await db
    .select({ id: sql<number>`coalesce(max(${notifications.id}), 0)`.mapWith(Number) })
    .from(notifications)
    .where(and(eq(notifications.entity, entity), eq(notifications.personId, personId)));
  await db
    .update(preferences)
    .set({ mailedAt: now, mailedId: newest?.id ?? mailedId })
    .where(and(eq(preferences.entity, entity), eq(preferences.personId, personId)));
  if (unread.length === 0) return null;
  const language = await readLanguage(db, entity, personId);
  const origin = mailedOrigin(deps);
  const linked = (path: string, text: string) => (origin === null ? text : `<a href="${escapeHtml(origin + path)}">${text}</a>`);
  const message = inLanguageOf(language, texts, (words) => [
    words('notifications.mailed.what', { count: Math.min(unread.length, mostNamed) }),
    ...unread.slice(0, mostNamed).map(({ notification, actor }) => {
      const told = { ...notification, actor: actor === null ? null : { fullName: actor }, count: 1 };
      return `${escapeHtml(sentenceOf(told, words))}: ${linked(notification.path, escapeHtml(notification.title))}`;
    }),
    ...(unread.length > mostNamed ? [words('notifications.mailed.more')] : []),
    linked(pageAddress('/pages/account-settings', {}, { tab: 'notifications' }), words('notifications.mailed.change')),
  ]);
  const subject = wordsIn(texts, language ?? 'en')('notifications.mailed.subject', { count: Math.min(unread.length, mostNamed) });
  return { entity, personId, to: { name: fullName, email }, subject, message };
}
