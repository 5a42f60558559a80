import { and, count, desc, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { plainText } from '#features/chat/server/public-api.ts';
import { chatMembersView as members, chatMessagesView as messages, chatThreadsView as threads } from '#features/chat/tables.ts';
import { isUnanswered } from '#features/email/server/public-api.ts';
import { mailsView as mails } from '#features/email/tables.ts';
import { followsView as follows, postsView as posts, profilesView as profiles } from '#features/profile/tables.ts';
import { files } from '#platform/files/tables.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { live } from '#server/live.ts';
import type { Cards } from '../contract.ts';
import { addDays, type DaySpan, lastDays } from '../spans.ts';
import type { Reading } from './reading.ts';

/** The header of the reader's profile; former connections don't count. */
export async function readOwnProfile(reading: Reading): Promise<Cards['ownProfile']> {
  const { db, deps, entity, identity } = reading;
  const id = identity.personId;
  const [refs, [own], [posted], followers, following] = await Promise.all([
    readPersonRefs(db, deps.files, entity, [id]),
    db
      .select({ role: people.role, coverId: files.id, coverName: files.name })
      .from(people)
      .leftJoin(profiles, and(eq(profiles.entity, people.entity), eq(profiles.personId, people.id)))
      .leftJoin(files, and(eq(files.entity, profiles.entity), eq(files.id, profiles.coverFileId)))
      .where(and(eq(people.entity, entity), eq(people.id, id))),
    db
      .select({ all: count() })
      .from(posts)
      .where(and(live(posts, entity), eq(posts.personId, id))),
    countFollows('followedId', 'personId', reading),
    countFollows('personId', 'followedId', reading),
  ]);
  const person = refs.get(id);
  const cover = own && own.coverId !== null && own.coverName !== null ? { entity, id: own.coverId, name: own.coverName } : null;
  return {
    ...{ id, fullName: person?.fullName ?? '', avatar: person?.avatar ?? null, role: own?.role ?? '' },
    cover: cover && deps.files.address(cover),
    followers,
    following,
    posts: posted?.all ?? 0,
  };
}

type Side = 'personId' | 'followedId';

async function countFollows(own: Side, named: Side, { db, entity, identity }: Reading): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(follows)
    .innerJoin(people, and(eq(people.entity, follows.entity), eq(people.id, follows[named]), isNull(people.deletedAt)))
    .where(and(eq(follows.entity, entity), eq(follows[own], identity.personId)));
  return row?.all ?? 0;
}

const maxMessages = 3;

/** The last messages of the reader's most recent chat; marks nothing as seen. */
export async function readNewestChat(reading: Reading): Promise<Cards['newestChat']> {
  const { db, deps, entity, identity } = reading;
  const [thread] = await db
    .select({ id: threads.id, isGroup: threads.isGroup, title: threads.title })
    .from(members)
    .innerJoin(threads, and(eq(threads.entity, members.entity), eq(threads.id, members.threadId)))
    .where(
      and(eq(members.entity, entity), eq(members.personId, identity.personId), isNull(members.leftAt), isNotNull(threads.lastMessageId)),
    )
    .orderBy(desc(threads.lastTime), desc(threads.lastMessageId))
    .limit(1);
  if (!thread) return { thread: null };
  const [rows, otherId] = await Promise.all([readLastMessages(thread.id, reading), thread.isGroup ? null : readOther(thread.id, reading)]);
  const people = await readPersonRefs(db, deps.files, entity, [otherId, ...rows.map(({ senderId }) => senderId)]);
  const other = people.get(otherId ?? 0);
  return {
    thread: {
      ...thread,
      ...{ title: other?.fullName ?? thread.title, avatar: other?.avatar ?? null },
      messages: rows.map(({ senderId, message, attachments, time, id }) => {
        const sender = people.get(senderId);
        return {
          ...{ id, text: plainText(message), files: attachments.length, time: time.toISOString(), isOwn: senderId === identity.personId },
          sender: sender ? { id: sender.id, fullName: sender.fullName, avatar: sender.avatar } : null,
        };
      }),
    },
  };
}

/** In chronological order, without replies and deleted messages. */
async function readLastMessages(threadId: number, { db, entity }: Reading) {
  const { id, senderId, message, attachments, time } = messages;
  const rows = await db
    .select({ id, senderId, message, attachments, time })
    .from(messages)
    .where(and(eq(messages.entity, entity), eq(messages.threadId, threadId), isNull(messages.rootId), isNull(messages.deletedAt)))
    .orderBy(desc(id))
    .limit(maxMessages);
  return rows.reverse();
}

/** The other person in a direct chat. */
async function readOther(threadId: number, { db, entity, identity }: Reading): Promise<number | null> {
  const [row] = await db
    .select({ personId: members.personId })
    .from(members)
    .where(and(eq(members.entity, entity), eq(members.threadId, threadId), ne(members.personId, identity.personId)));
  return row?.personId ?? null;
}

const maxGuests = 12;

/** The next event the reader can see within two months, and those after it. */
export async function readMeetup(reading: Reading): Promise<Cards['meetup']> {
  const { db, entity, deps } = reading;
  const [event, ...after] = await reading.nextEvents();
  if (!event) return { event: null, later: [] };
  const { id, title, start, end, allDay, extendedProps } = event;
  const guests = extendedProps.guests.slice(0, maxGuests);
  const people = await readPersonRefs(
    db,
    deps.files,
    entity,
    guests.map(({ personId }) => personId ?? null),
  );
  return {
    event: {
      ...{ id, title, start, end, allDay, location: extendedProps.location },
      guests: guests.map(({ name, email, personId }) => ({ name: name || email, avatar: people.get(personId ?? 0)?.avatar ?? null })),
    },
    later: after.map((later) => ({ key: `${later.id} ${later.start}`, title: later.title, start: later.start, allDay: later.allDay })),
  };
}

/** The reader's own inbox: conversations in the period, unread ones, and unanswered ones. */
export async function readSupportTracker(reading: Reading): Promise<Cards['supportTracker']> {
  const { db, span } = reading;
  const many = (which: SQL | undefined) => sql`count(*) filter (where ${which})`.mapWith(Number);
  const [[counted], hours] = await Promise.all([
    db
      .select({
        total: sql`count(*)`.mapWith(Number),
        unread: many(eq(mails.isRead, false)),
        open: many(isUnanswered(reading)),
      })
      .from(mails)
      .where(inboxOf(reading, span)),
    readResponseHours(reading),
  ]);
  return {
    ...{ title: 'Support Tracker', last_days: lastDays },
    ...{ totalTicket: counted?.total ?? 0, newTicket: counted?.unread ?? 0, openTicket: counted?.open ?? 0 },
    ...{ responseTime: Math.round((hours ?? 0) / 24), responseHours: hours, span },
  };
}

/** Same as the inbox search: a conversation with mails on both sides of a day's bounds matches. */
function inboxOf({ entity, identity }: Reading, { from, until }: DaySpan): SQL | undefined {
  return and(
    eq(mails.entity, entity),
    eq(mails.ownerId, identity.personId),
    eq(mails.listedIn, 'inbox'),
    gte(mails.lastTime, new Date(from)),
    lt(mails.time, new Date(addDays(until, 1))),
  );
}

/** Average time from the first mail of the period's conversations to the reader's first reply; null while there are no replies. */
async function readResponseHours(reading: Reading): Promise<number | null> {
  const { db, entity, identity, span } = reading;
  const asked = db.select({ time: mails.time, threadId: mails.threadId }).from(mails).where(inboxOf(reading, span)).as('asked');
  const answers = db
    .select({ threadId: mails.threadId, time: mails.time })
    .from(mails)
    .where(
      and(
        eq(mails.entity, entity),
        eq(mails.ownerId, identity.personId),
        eq(mails.folder, 'sent'),
        eq(mails.isDraft, false),
        isNull(mails.deletedAt),
      ),
    )
    .as('answers');
  const hours = sql`extract(epoch from ${answers.time} - ${asked.time}) / 3600`;
  const firsts = db
    .select({ hours: sql<number>`min(${hours})`.as('hours') })
    .from(asked)
    .innerJoin(answers, and(eq(answers.threadId, asked.threadId), sql`${answers.time} >= ${asked.time}`))
    .groupBy(asked.threadId)
    .as('firsts');
  const [row] = await db.select({ hours: sql<string | null>`avg(${firsts.hours})` }).from(firsts);
  return row?.hours == null ? null : Math.round(Number(row.hours) * 10) / 10;
}
