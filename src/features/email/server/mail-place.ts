import { and, eq, gte, isNotNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { foldText } from '#contract/text/fold-text.ts';
import { containsFolded } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { type Folder, folders } from '../contract.ts';
import type { Label } from '../labels-contract.ts';
import { parseSearch } from '../search/parse-search.ts';
import {
  type NamedLabel,
  type SearchCondition,
  type SearchField,
  type SearchPlace,
  type SearchTerm,
  searchFields,
} from '../search/search-terms.ts';
import { mailsView as mails } from '../tables.ts';
import { readLabels, refuseUnknownLabels } from './labels.ts';

/** A list of mails: a folder, narrowed by label and search. */
export interface MailPlace {
  folder: Folder;
  label?: Label | undefined;
  q?: string | undefined;
  /** On whose clock the days of the search begin. */
  zone?: string | undefined;
  /** The person's own labels, where the search may name them. */
  named?: readonly NamedLabel[] | undefined;
}

/** A place with what it takes to look there. @throws 400 for a label that is none of the signed-in person's. */
export async function knownPlace<P extends { label?: Label | undefined; q?: string | undefined }>(
  place: P,
  scope: Scope,
): Promise<P & Pick<MailPlace, 'named'>> {
  if (place.label) await refuseUnknownLabels([place.label], { field: () => 'label', isPut: false }, scope);
  return place.q?.includes(':') ? { ...place, named: await readLabels(scope) } : place;
}

/** Every mailbox is its person's alone. */
export function ownMails({ entity, identity }: Pick<Scope, 'entity' | 'identity'>): SQL | undefined {
  return and(live(mails, entity), eq(mails.ownerId, identity.personId));
}

/** The condition for the listed mails of a place: those nested in a conversation are not. A search that says where looks there instead. */
export function mailsOf({ folder, label, q = '', zone = 'UTC', named = [] }: MailPlace, { entity, identity }: Scope): SQL | undefined {
  const { terms } = parseSearch(q, named);
  const saysWhere = terms.some(({ kind, isNot }) => kind === 'in' && !isNot);
  return and(
    eq(mails.entity, entity),
    eq(mails.ownerId, identity.personId),
    inPlace(saysWhere ? 'anywhere' : folder),
    label ? sql`${mails.labels} @> array[${label}]::text[]` : undefined,
    ...terms.map((term) => searchCondition(term, { entity, identity, zone })),
  );
}

/** The folders whose whole counts add up to the place's, when nothing else narrows it and they are kept as counts. */
export function countedFolders({ folder, label, q }: MailPlace): readonly string[] | null {
  if (label || q?.trim() || folder === 'starred') return null;
  return folder === '' ? folders.filter((name) => name !== 'trash') : [folder];
}

/** Whose mails are searched, and on whose clock a day begins. */
interface Searcher extends Pick<Scope, 'entity' | 'identity'> {
  zone: string;
}

/** The condition that a listed mail holds what a term asks for. */
export function searchCondition(term: SearchTerm, searcher: Searcher): SQL | undefined {
  const condition = conditionOf(term, searcher);
  return term.isNot && condition ? not(condition) : condition;
}

function conditionOf(term: SearchCondition, searcher: Searcher): SQL | undefined {
  switch (term.kind) {
    case 'text':
      return containsFolded(sql`${mails.searchText}`, foldText(term.text));
    case 'field': {
      const folded = foldText(term.text);
      return and(
        // The index finds the word anywhere; few rows are then asked for the field.
        containsFolded(sql`${mails.searchText}`, folded),
        heldBySome((row) => strposIn(row, term.field, folded), searcher),
      );
    }
    case 'has':
      return heldBySome(hasAttachment, searcher);
    case 'is':
      if (term.state === 'unanswered') return isUnanswered(searcher);
      return term.state === 'starred' ? eq(mails.isStarred, true) : eq(mails.isRead, term.state === 'read');
    // A conversation lies on both sides of a day within it.
    case 'before':
      return lt(mails.time, startOf(term.day, searcher.zone));
    case 'after':
      return gte(mails.lastTime, startOf(term.day, searcher.zone));
    case 'in':
      return inPlace(term.place);
    case 'label':
      return sql`${mails.labels} @> array[${term.label}]::text[]`;
  }
}

/** The condition that whose mailbox it is has sent nothing in the conversation of a listed mail since somebody last wrote. A bounce is nobody's: it can't be answered. */
export function isUnanswered({ entity, identity }: Pick<Searcher, 'entity' | 'identity'>): SQL {
  return sql`lower(${mails.fromEmail}) !~ '^(mailer-daemon|postmaster)@' and not exists (select from ${mails} answer where answer.entity = ${entity} and answer.owner_id = ${identity.personId}
    and answer.thread_id = ${mails.threadId} and answer.folder = 'sent' and not answer.is_draft and answer.deleted_at is null and answer.time >= ${mails.lastTime})`;
}

/** The condition that a mail is listed in a place. */
function inPlace(place: SearchPlace | ''): SQL | undefined {
  if (place === 'anywhere') return isNotNull(mails.listedIn);
  if (place === '') return ne(mails.listedIn, 'trash');
  return place === 'starred' ? and(ne(mails.listedIn, 'trash'), eq(mails.isStarred, true)) : eq(mails.listedIn, place);
}

const strposIn = (row: SQL, field: SearchField, folded: string) =>
  sql`strpos(split_part(${row}.search_text, chr(31), ${sql.raw(String(searchFields.indexOf(field) + 1))}), ${folded}) > 0`;

/** A picture that stands in the message is no attachment to whoever looks for one. */
const hasAttachment = (row: SQL) =>
  sql`(${row}.attachments <> '[]'::jsonb and jsonb_path_exists(${row}.attachments, '$[*] ? (!exists(@.contentId))'))`;

/** The condition that the mail, or one that is nested in it, holds something; the nested ones are looked through once. */
function heldBySome(holds: (row: SQL) => SQL, { entity, identity }: Searcher): SQL | undefined {
  const nested = sql`${mails.id} in (select nested.nested_in_id from ${mails} nested where nested.entity = ${entity} and nested.owner_id = ${identity.personId} and nested.is_nested and nested.deleted_at is null and nested.nested_in_id is not null and ${holds(sql.raw('nested'))})`;
  return or(holds(sql`${mails}`), nested);
}

/** When a day begins on a clock. @throws 400 when there is no such clock. */
export function startOf(day: string, zone: string): Date {
  const date = Temporal.PlainDate.from(day);
  try {
    return new Date(date.toZonedDateTime(zone).epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) throw invalid('zone', 'not_a_zone');
    throw error;
  }
}
