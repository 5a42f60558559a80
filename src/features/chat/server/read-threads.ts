import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { files } from '#platform/files/tables.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { ChatThread, readChatPage as contract } from '../contract.ts';
import {
  chatFollowersView,
  chatMembersView as members,
  chatMessagesView as messages,
  chatProfilesView as profiles,
  chatThreadsView as threads,
} from '../tables.ts';
import { contactColumns, listContacts, pictureOfPerson, profileOfPerson, toContact } from './contacts.ts';
import { messageColumns, toMessage } from './message-rows.ts';
import { readProfile } from './presence.ts';

type Members = ChatThread['members'];

/** The threads in the caller's list, latest first: groups, and direct chats with a message or the caller's draft. */
export async function readThreads(scope: Scope): Promise<ChatThread[]> {
  return select(or(threads.isGroup, sql`${threads.lastMessageId} is not null`, ne(members.draft, '')), scope);
}

/** One of the caller's threads, even if empty. @throws 404. */
export async function readThread(id: number, scope: Scope): Promise<ChatThread> {
  const [thread] = await select(eq(threads.id, id), scope);
  if (!thread) throw notFound('thread');
  return thread;
}

/** How many messages of a thread the caller hasn't seen. */
export async function readUnseen(threadId: number, { db, entity, identity }: Scope): Promise<number> {
  const [own] = await db
    .select({ unseen: members.unseen })
    .from(members)
    .where(and(eq(members.entity, entity), eq(members.threadId, threadId), eq(members.personId, identity.personId)));
  return own?.unseen ?? 0;
}

async function select(wanted: SQL | undefined, scope: Scope): Promise<ChatThread[]> {
  const { db, deps, entity, identity } = scope;
  const rows = await db
    .select({
      id: threads.id,
      isGroup: threads.isGroup,
      title: threads.title,
      unseen: members.unseen,
      unseenReplies: unseenReplies(),
      draft: members.draft,
      isMuted: members.isMuted,
      lastMessage: messageColumns,
    })
    .from(members)
    .innerJoin(threads, and(eq(threads.entity, members.entity), eq(threads.id, members.threadId)))
    .leftJoin(messages, and(eq(messages.entity, threads.entity), eq(messages.id, threads.lastMessageId)))
    .where(and(eq(members.entity, entity), eq(members.personId, identity.personId), isNull(members.leftAt), wanted))
    .orderBy(
      desc(sql`coalesce(${threads.lastTime}, ${threads.createdAt})`),
      sql`${threads.lastMessageId} desc nulls last`,
      desc(threads.id),
    );
  const others = await readOthers(
    rows.map(({ id }) => id),
    scope,
  );
  const told = { entity, files: deps.files, reader: identity.personId };
  return rows.map(({ lastMessage, ...thread }) => ({
    ...thread,
    members: others.get(thread.id) ?? [],
    lastMessage: lastMessage === null ? null : toMessage(lastMessage, told),
  }));
}

function unseenReplies() {
  return sql<number>`(
    select coalesce(sum(followed.unseen), 0) from ${chatFollowersView} followed
    where followed.entity = ${members.entity} and followed.person_id = ${members.personId} and followed.thread_id = ${members.threadId}
  )`.mapWith(Number);
}

/** The other members of each thread by name, former members last. */
async function readOthers(threadIds: number[], { db, deps, entity, identity, now }: Scope): Promise<Map<number, Members>> {
  const others = new Map<number, Members>();
  if (threadIds.length === 0) return others;
  const rows = await db
    .select({ ...contactColumns, threadId: members.threadId, seenId: members.seenId, leftAt: members.leftAt })
    .from(members)
    .innerJoin(people, and(eq(people.entity, members.entity), eq(people.id, members.personId)))
    .leftJoin(files, pictureOfPerson)
    .leftJoin(profiles, profileOfPerson)
    .where(
      and(
        eq(members.entity, entity),
        sql`${members.threadId} = any(${sql.param(threadIds)}::bigint[])`,
        ne(members.personId, identity.personId),
      ),
    )
    .orderBy(sql`${members.leftAt} is not null`, sql`${people.fullName} collate names`, people.id);
  for (const { threadId, seenId, leftAt, ...row } of rows) {
    const member = { ...toContact(row, entity, deps.files, now), seenId, hasLeft: leftAt !== null };
    others.set(threadId, [...(others.get(threadId) ?? []), member]);
  }
  return others;
}

const maxContacts = 200;

export function readChatPage(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return withBatchedScope(scope, async (batched) => {
    const [threads, found, profile] = await Promise.all([
      readThreads(batched),
      listContacts(batched, maxContacts + 1),
      readProfile(batched),
    ]);
    return { threads, contacts: found.slice(0, maxContacts), hasMoreContacts: found.length > maxContacts, profile };
  });
}
