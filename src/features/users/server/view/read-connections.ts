import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { calendarFeeds } from '#features/calendar/tables.ts';
import { imapAccounts, mailAliases } from '#features/email/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { readUserConnections as contract } from '../../view-contract.ts';

type Connections = AnswerOf<typeof contract>['connections'];

/** What a person has connected to the world outside, as far as the caller may read such. */
export async function readConnections(personId: number, scope: Scope): Promise<Connections> {
  return [
    ...(scope.ability.can('read', 'Email') ? await readMail(personId, scope) : []),
    ...(scope.ability.can('read', 'Calendar') ? await readFeed(personId, scope) : []),
  ];
}

async function readMail(personId: number, { db, entity }: Scope): Promise<Connections> {
  const imap = await db
    .select()
    .from(imapAccounts)
    .where(and(eq(imapAccounts.entity, entity), eq(imapAccounts.personId, personId)));
  const aliases = await db
    .select()
    .from(mailAliases)
    .where(and(eq(mailAliases.entity, entity), eq(mailAliases.personId, personId)))
    .orderBy(mailAliases.id);
  return [
    ...imap.map(({ username, host, createdAt }) => ({
      kind: 'imap' as const,
      name: `${username} (${host})`,
      since: createdAt.toISOString(),
    })),
    ...aliases.map(({ email, createdAt }) => ({ kind: 'mail-alias' as const, name: email, since: createdAt.toISOString() })),
  ];
}

async function readFeed(personId: number, { db, entity }: Scope): Promise<Connections> {
  const feeds = await db
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.entity, entity), eq(calendarFeeds.personId, personId)));
  return feeds.map(({ createdAt }) => ({ kind: 'calendar-feed' as const, name: '', since: createdAt.toISOString() }));
}
