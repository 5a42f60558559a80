import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { type Notice, notify } from '#platform/notifications/server/public-api.ts';
import { notificationsView as notifications } from '#platform/notifications/tables.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { countGroupMentioned, maxUnconfirmedMentions, mentionedIn } from '../group-mentions.ts';
import { plainText } from '../plain-text.ts';
import { type chatThreads, chatMembersView as members, chatProfilesView as profiles } from '../tables.ts';
import type { SentRow } from './message-rows.ts';

/** A member whose page sent a heartbeat within this time gets no notification. */
const hereSeconds = 60;

/**
 * Notifies members of a new message: those mentioned in a group, and otherwise those who are away, haven't muted the thread, and have no
 * unread
 * notification for it. Call it while the thread is locked so that no duplicate is created.
 * @param among For a reply: the people taking part in it; only they are notified.
 */
export async function notifyMembers(
  thread: typeof chatThreads.$inferSelect,
  message: SentRow,
  scope: Scope,
  among?: readonly number[],
): Promise<void> {
  const { db, entity, identity, now } = scope;
  const persons = await readMembers(thread.id, scope);
  const sender = persons.find(({ id }) => id === identity.personId);
  const others = persons.filter(({ id, wantsAny }) => id !== identity.personId && wantsAny && (among?.includes(id) ?? true));
  const isHere = (seenAt: Date | null) => isSeenWithin(seenAt, now);
  const mentioned = thread.isGroup
    ? mentionedIn(
        message.message,
        others,
        others.filter(({ seenAt }) => isHere(seenAt)),
      )
    : [];
  const notices = others.flatMap(({ id, seenAt, isMuted, isToldAlready }): Notice[] => {
    const kind = mentioned.includes(id) ? 'mention' : 'chat';
    if (kind === 'chat' && (isHere(seenAt) || isMuted || isToldAlready)) return [];
    return [
      {
        personId: id,
        kind,
        area: 'chat',
        targetId: thread.id,
        title: thread.isGroup ? thread.title : (sender?.fullName ?? ''),
        excerpt: plainText(message.message) || message.attachments.map(({ name }) => name).join(', '),
        actorId: identity.personId,
        path: pageAddress(
          '/apps/chat',
          {},
          {
            thread: thread.id,
            message: message.rootId ?? message.id,
            ...(message.rootId !== null && { replies: message.rootId }),
          },
        ),
      },
    ];
  });
  await notify(db, entity, notices, now);
}

/** Returns the members of a thread mentioned in a text. */
export async function mentionedMembers(threadId: number, text: string, scope: Scope): Promise<number[]> {
  if (!text.includes('@')) return [];
  const members = await readMembers(threadId, scope);
  return mentionedIn(
    text,
    members,
    members.filter(({ seenAt }) => isSeenWithin(seenAt, scope.now)),
  );
}

/** @throws 400 for a message that mentions more than a few people through a group mention. */
export async function limitMassMentions(threadId: number, text: string, scope: Scope): Promise<void> {
  if (!text.includes('@')) return;
  const others = (await readMembers(threadId, scope)).filter(({ id }) => id !== scope.identity.personId);
  const count = countGroupMentioned(text, others);
  if (count > maxUnconfirmedMentions) throw invalid('message', { code: 'names_everyone', count });
}

const isSeenWithin = (seenAt: Date | null, now: Date) => seenAt !== null && now.getTime() - seenAt.getTime() < hereSeconds * 1000;

async function readMembers(threadId: number, { db, entity, identity }: Scope) {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.entity, entity),
        eq(notifications.personId, members.personId),
        eq(notifications.area, 'chat'),
        eq(notifications.targetId, threadId),
        ne(notifications.personId, identity.personId),
        isNull(notifications.readAt),
      ),
    );
  return db
    .select({
      id: people.id,
      fullName: people.fullName,
      seenAt: profiles.seenAt,
      isMuted: members.isMuted,
      wantsAny: sql<boolean>`coalesce(${profiles.isNotificationsOn}, true)`,
      isToldAlready: sql<boolean>`exists (${unread})`,
    })
    .from(members)
    .innerJoin(people, and(eq(people.entity, members.entity), eq(people.id, members.personId)))
    .leftJoin(profiles, and(eq(profiles.entity, members.entity), eq(profiles.personId, members.personId)))
    .where(and(eq(members.entity, entity), eq(members.threadId, threadId), isNull(members.leftAt)));
}
