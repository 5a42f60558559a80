import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Ability } from '#contract/ability.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { pageAddress } from '#contract/page-address.ts';
import { readLanguage } from '#platform/people/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { inLanguageOf, wordsIn } from '#server/words.ts';
import { texts } from '../locales/texts.ts';
import { sentenceOf } from '../sentence-of.ts';
import { notifications, notificationPreferences as preferences } from '../tables.ts';
import { type Mailed, nextMailTime } from './mail-times.ts';
import { ownNotifications } from './own-notifications.ts';

const maxPersons = 100;
const maxNamed = 20;

/** Functions provided by other features. */
export interface Mailing {
  /** Current permissions of a person; null when they can't sign in. */
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

type Person = Mailed & {
  personId: number;
  fullName: string;
  /** Null for an account without reachable mail: suspended, or with an unconfirmed address. */
  email: string | null;
  mailedId: number;
};

/**
 * Mails people of a company who want it their notifications unread for an hour, at most once per hour or day, to the
 * confirmed address of their account. New mail never triggers one. Safe to run on any number of servers.
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

/** Locks people with a due notification mail; other servers skip them. */
async function lockDue(db: Db, entity: string, now: Date): Promise<Person[]> {
  const due = db
    .selectDistinct({ personId: notifications.personId })
    .from(notifications)
    .where(and(eq(notifications.entity, entity), lte(notifications.mailAt, now), isNull(notifications.readAt)));
  return db
    .select({
      personId: preferences.personId,
      fullName: people.fullName,
      email: sql<
        string | null
      >`case when ${accounts.emailVerifiedAt} is not null and ${accounts.suspendedAt} is null then ${accounts.email} end`,
      mailEvery: preferences.mailEvery,
      mailedAt: preferences.mailedAt,
      mailedId: preferences.mailedId,
    })
    .from(preferences)
    .innerJoin(people, and(eq(people.entity, preferences.entity), eq(people.id, preferences.personId)))
    .leftJoin(accounts, and(eq(accounts.entity, preferences.entity), eq(accounts.personId, preferences.personId)))
    .where(and(eq(preferences.entity, entity), inArray(preferences.personId, due)))
    .orderBy(asc(preferences.personId))
    .limit(maxPersons)
    .for('update', { of: preferences, skipLocked: true });
}

/** Builds the mail for a person, which counts as delivery of what it lists; null when they can't see any of it now. */
async function mailFor(
  db: Db,
  deps: Dependencies,
  { entity, person, mailing, now }: { entity: string; person: Person; mailing: Mailing; now: Date },
): Promise<UnreadMail | null> {
  const { personId, fullName, email, mailedId } = person;
  const own = and(eq(notifications.entity, entity), eq(notifications.personId, personId));
  const [newest] = await db
    .select({ id: sql<number>`coalesce(max(${notifications.id}), 0)`.mapWith(Number) })
    .from(notifications)
    .where(own);
  const newestId = newest?.id ?? mailedId;
  const next = nextMailTime(person);
  // Notifications created while a mail was being sent don't know of that mail.
  const isEarly = next !== null && next > now;
  await db
    .update(notifications)
    .set({ mailAt: isEarly ? next : null })
    .where(and(own, isNull(notifications.readAt), isNotNull(notifications.mailAt), lte(notifications.id, newestId)));
  if (isEarly) return null;
  const ability = email === null ? null : await mailing.abilityOf(db, entity, personId);
  const isUntold = and(
    isNull(notifications.readAt),
    gt(notifications.id, mailedId),
    lte(notifications.id, newestId),
    ne(notifications.kind, 'mail'),
  );
  const unread = ability
    ? await db
        .select({ notification: notifications, actor: people.fullName })
        .from(notifications)
        .leftJoin(people, and(eq(people.entity, notifications.entity), eq(people.id, notifications.actorId)))
        .where(and(ownNotifications(notifications, { entity, identity: { personId }, ability }), isUntold))
        .orderBy(desc(notifications.id))
        .limit(maxNamed + 1)
    : [];
  await db
    .update(preferences)
    .set({ mailedId: newestId, ...(email === null ? {} : { mailedAt: now }) })
    .where(and(eq(preferences.entity, entity), eq(preferences.personId, personId)));
  if (email === null || unread.length === 0) return null;
  const language = await readLanguage(db, entity, personId);
  const origin = mailedOrigin(deps);
  const linked = (path: string, text: string) => (origin === null ? text : `<a href="${escapeHtml(origin + path)}">${text}</a>`);
  const message = inLanguageOf(language, texts, (words) => [
    words('notifications.mailed.what', { count: Math.min(unread.length, maxNamed) }),
    ...unread.slice(0, maxNamed).map(({ notification, actor }) => {
      const told = { ...notification, actor: actor === null ? null : { fullName: actor }, count: 1 };
      return `${escapeHtml(sentenceOf(told, words))}: ${linked(notification.path, escapeHtml(notification.title))}`;
    }),
    ...(unread.length > maxNamed ? [words('notifications.mailed.more')] : []),
    linked(pageAddress('/pages/account-settings', {}, { tab: 'notifications' }), words('notifications.mailed.change')),
  ]);
  const subject = wordsIn(texts, language ?? 'en')('notifications.mailed.subject', { count: Math.min(unread.length, maxNamed) });
  return { entity, personId, to: { name: fullName, email }, subject, message };
}
