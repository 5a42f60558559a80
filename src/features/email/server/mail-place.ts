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

/** A list of emails: a folder, filtered by label and search. */
export interface MailPlace {
  folder: Folder;
  label?: Label | undefined;
  q?: string | undefined;
  /** Time zone for the days in the search. */
  zone?: string | undefined;
  /** The person's custom labels, if the search may refer to them. */
  named?: readonly NamedLabel[] | undefined;
}

/** Returns a place with the data needed to query it. @throws 400 for a label that does not belong to the signed-in person. */
export async function knownPlace<P extends { label?: Label | undefined; q?: string | undefined }>(
  place: P,
  scope: Scope,
): Promise<P & Pick<MailPlace, 'named'>> {
  if (place.label) await refuseUnknownLabels([place.label], { field: () => 'label', isPut: false }, scope);
  return place.q?.includes(':') ? { ...place, named: await readLabels(scope) } : place;
}

/** A mailbox is visible only to its owner. */
export function ownMails({ entity, identity }: Pick<Scope, 'entity' | 'identity'>): SQL | undefined {
  return and(live(mails, entity), eq(mails.ownerId, identity.personId));
}

/** Condition for the emails listed in a place, without those nested in a conversation. A search with `in:` overrides the folder. */
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

/** Returns the folders whose stored counts add up to the place's; null if filters apply or no counts are stored. */
export function countedFolders({ folder, label, q }: MailPlace): readonly string[] | null {
  if (label || q?.trim() || folder === 'starred') return null;
  return folder === '' ? folders.filter((name) => name !== 'trash') : [folder];
}

/** Owner of the searched emails, and the time zone for days. */
interface Searcher extends Pick<Scope, 'entity' | 'identity'> {
  zone: string;
}

/** Condition that a listed email matches a search term. */
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
        // The index finds the word anywhere; only those few rows are checked for the field.
        containsFolded(sql`${mails.searchText}`, folded),
        heldBySome((row) => strposIn(row, term.field, folded), searcher),
      );
    }
    case 'has':
      return heldBySome(hasAttachment, searcher);
    case 'is':
      if (term.state === 'unanswered') return isUnanswered(searcher);
      return term.state === 'starred' ? eq(mails.isStarred, true) : eq(mails.isRead, term.state === 'read');
    // A conversation is both before and after a day in its middle.
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

/**
 * Condition that the mailbox owner has sent nothing in a listed conversation since the last incoming email. Bounces do not count: they
 * cannot be answered.
 */
export function isUnanswered({ entity, identity }: Pick<Searcher, 'entity' | 'identity'>): SQL {
  return sql`lower(${mails.fromEmail}) !~ '^(mailer-daemon|postmaster)@' and not exists (select from ${mails} answer where answer.entity = ${entity} and answer.owner_id = ${identity.personId}
    and answer.thread_id = ${mails.threadId} and answer.folder = 'sent' and not answer.is_draft and answer.deleted_at is null and answer.time >= ${mails.lastTime})`;
}

/** Condition that an email is listed in a place. */
function inPlace(place: SearchPlace | ''): SQL | undefined {
  if (place === 'anywhere') return isNotNull(mails.listedIn);
  if (place === '') return ne(mails.listedIn, 'trash');
  return place === 'starred' ? and(ne(mails.listedIn, 'trash'), eq(mails.isStarred, true)) : eq(mails.listedIn, place);
}

const strposIn = (row: SQL, field: SearchField, folded: string) =>
  sql`strpos(split_part(${row}.search_text, chr(31), ${sql.raw(String(searchFields.indexOf(field) + 1))}), ${folded}) > 0`;

/** Inline images do not count as attachments in a search. */
const hasAttachment = (row: SQL) =>
  sql`(${row}.attachments <> '[]'::jsonb and jsonb_path_exists(${row}.attachments, '$[*] ? (!exists(@.contentId))'))`;

/** Condition that the email or one nested in it matches; nested emails are scanned once. */
function heldBySome(holds: (row: SQL) => SQL, { entity, identity }: Searcher): SQL | undefined {
  const nested = sql`${mails.id} in (select nested.nested_in_id from ${mails} nested where nested.entity = ${entity} and nested.owner_id = ${identity.personId} and nested.is_nested and nested.deleted_at is null and nested.nested_in_id is not null and ${holds(sql.raw('nested'))})`;
  return or(holds(sql`${mails}`), nested);
}

/** Returns the start of a day in a time zone. @throws 400 for an unknown time zone. */
export function startOf(day: string, zone: string): Date {
  const date = Temporal.PlainDate.from(day);
  try {
    return new Date(date.toZonedDateTime(zone).epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) throw invalid('zone', 'not_a_zone');
    throw error;
  }
}
