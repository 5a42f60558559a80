import { and, desc, eq, gte, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { foldText } from '#contract/text/fold-text.ts';
import { chosenCondition, maxTerms, searchDay, searchTokens, startOfDay } from '#features/email/server/public-api.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { searchEntriesView as entries } from '#platform/search/tables.ts';
import { containsFolded } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import type { searchMessages as contract } from '../contract.ts';
import { chatMembersView as members, chatMessagesView as messages, chatThreadsView as threads } from '../tables.ts';
import { topLevel } from '../web-address.ts';
import { messageColumns, toMessage } from './message-rows.ts';

const maxFound = 50;

type Query = GivenOf<typeof contract>['query'];
type Searcher = Pick<Scope, 'db' | 'entity' | 'identity'>;

/** Searches messages in the caller's current threads, newest first. */
export async function searchMessages({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { deps, entity, identity } = scope;
  const { conditions, wrong } = readSearch(query, scope);
  const found = conditions.length > 0 ? await selectFound(query, scope) : [];
  const told = { entity, files: deps.files, reader: identity.personId };
  return { messages: found.map(({ threadId, ...row }) => ({ ...toMessage(row, told), threadId })), wrong };
}

/** Query behind `searchMessages`. */
export function selectFound(query: Query, searcher: Searcher) {
  const { db, entity, identity } = searcher;
  const own = db
    .select({ id: members.threadId })
    .from(members)
    .where(
      and(
        eq(members.entity, entity),
        eq(members.personId, identity.personId),
        isNull(members.leftAt),
        query.threadId === undefined ? undefined : eq(members.threadId, query.threadId),
      ),
    );
  return db
    .select({ ...messageColumns, threadId: messages.threadId })
    .from(messages)
    .where(and(live(messages, entity), ...readSearch(query, searcher).conditions, sql`${messages.threadId} = any(array(${own}))`))
    .orderBy(desc(messages.id))
    .limit(maxFound);
}

/**
 * Mail's search syntax as far as it fits a chat: words, `from:`, `in:` a chat, `before:`, `after:`, and `has:`. Unknown values don't
 * filter.
 */
function readSearch({ q, zone }: Query, searcher: Searcher) {
  const conditions: SQL[] = [];
  const wrong: string[] = [];
  for (const { operator, value, isNot } of searchTokens(q).slice(0, maxTerms)) {
    const condition = operator
      ? conditionOf(operator, value, zone, searcher)
      : containsFolded(sql`${messages.searchText}`, foldText(value));
    if (!condition) wrong.push(`${operator}:${value}`);
    else conditions.push(isNot ? not(condition) : condition);
  }
  return { conditions, wrong };
}

type Operator = NonNullable<ReturnType<typeof searchTokens>[number]['operator']>;

function conditionOf(operator: Operator, value: string, zone: string, searcher: Searcher): SQL | null {
  if (operator === 'from') return sentBy(value, searcher);
  if (operator === 'in') return inChat(value, searcher);
  if (operator === 'has') return having(value);
  if (operator !== 'before' && operator !== 'after') return null;
  const day = searchDay(value);
  if (day === null) return null;
  return operator === 'before' ? lt(messages.time, startOfDay(day, zone)) : gte(messages.time, startOfDay(day, zone));
}

const oneself = /^(?:me|ich|mir|moi|eu|mim|انا)$/u;
const isNamed = (name: string, entity: string) =>
  sql`${people.entity} = ${entity} and ${containsFolded(sql`fold_text(${people.fullName})`, foldText(name))}`;

function sentBy(name: string, { entity, identity }: Searcher): SQL {
  if (oneself.test(foldText(name))) return eq(messages.senderId, identity.personId);
  return sql`${messages.senderId} in (select ${people.id} from ${people} where ${isNamed(name, entity)})`;
}

/** Matches a group by its title, a direct chat by the other person's name. */
function inChat(name: string, { entity, identity }: Searcher): SQL {
  const groups = sql`select ${threads.id} from ${threads} where ${threads.entity} = ${entity} and ${threads.isGroup} and ${containsFolded(sql`fold_text(${threads.title})`, foldText(name))}`;
  const pairs = sql`select ${threads.id} from ${threads} join ${members} on ${members.entity} = ${threads.entity} and ${members.threadId} = ${threads.id} join ${people} on ${people.entity} = ${members.entity} and ${people.id} = ${members.personId} where ${threads.entity} = ${entity} and not ${threads.isGroup} and ${members.personId} <> ${identity.personId} and ${isNamed(name, entity)}`;
  return sql`${messages.threadId} in (${groups} union all ${pairs})`;
}

/** Matches in PostgreSQL what the page turns into a link, including domains without `https://` and email addresses. */
const links = String.raw`https?://|www\.|\m[[:alnum:]-]+\.(?:${topLevel.join('|')})\M(?!\.?[[:alnum:]])`;
const linkNames = /^(?:links?|urls?|liens?|ligac(?:ao|oes)|رابط|روابط)$/u;
const pictureNames = /^(?:pictures?|images?|photos?|bild(?:er)?|fotos?|imagem|imagens|صوره|صور)$/u;

function having(value: string): SQL | null {
  const name = foldText(value);
  if (linkNames.test(name)) return sql`${messages.message} ~* ${links}`;
  if (pictureNames.test(name)) return sql`jsonb_path_exists(${messages.attachments}, '$[*] ? (@.mediaType starts with "image/")')`;
  return chosenCondition('has', value) ? sql`${messages.attachments} <> '[]'::jsonb` : null;
}

/** Search source for the messages in the person's current chats, with their attachments. */
export const messageSearch: SearchSource = {
  source: 'message',
  hasFiles: true,
  seen({ ability, db, entity, identity }) {
    if (!ability.can('read', 'Chat')) return null;
    const own = db
      .select({ id: members.threadId })
      .from(members)
      .where(and(eq(members.entity, entity), eq(members.personId, identity.personId), isNull(members.leftAt)));
    return sql`${entries.room} = any(array(${own}))`;
  },
  address({ id, facts: { thread, root } }) {
    const replies = root === null || root === undefined ? {} : { replies: root };
    return pageAddress('/apps/chat', {}, { thread: thread ?? '', message: root ?? id, ...replies });
  },
};
