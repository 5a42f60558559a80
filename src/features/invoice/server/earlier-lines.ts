import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import { lowered, substringPattern } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { LineItem } from '../contract.ts';
import type { SuggestedLine } from '../suggestion-contract.ts';
import { invoicesView as invoices, lineTexts } from '../tables.ts';

/** The lines of so many of the newest invoices are looked at first. */
const newest = 200;
/** So many invoices are read at most of those that the index finds: what is rare among the newest is hardly more often in all. */
const mostRead = 1000;

export interface WantedLines {
  q: string;
  currency: string;
  isGross: boolean;
}

/** Lines of earlier invoices that contain the text: those that begin with it first, then the newest; each description once. */
export async function findEarlierLines(wanted: WantedLines, { db, entity }: Pick<Scope, 'db' | 'entity'>, limit: number) {
  const recent = await queryRows<FoundLine>(db, selectEarlierLines(wanted, newestInvoices(entity), limit));
  // Of fewer characters the index knows nothing.
  if (recent.length >= limit || [...wanted.q].length < 3) return recent.map(toSuggestion);
  const all = await queryRows<FoundLine>(db, selectEarlierLines(wanted, invoicesWithText(wanted.q, entity), limit));
  return all.map(toSuggestion);
}

interface FoundLine {
  line: LineItem;
  /** Whether its price is one of the wanted currency, with the tax as wanted. */
  isComparable: boolean;
}

/** The lines of some invoices that contain the text. */
export function selectEarlierLines({ q, currency, isGross }: WantedLines, among: SQL, limit: number): SQL {
  const text = lowered(q);
  return sql`select line, is_comparable as "isComparable" from (
      select distinct on (words) line, words, id, is_comparable
      from (
        select item.line, item.position, searched.id,
          lower(item.line ->> 'description') as words,
          searched.currency = ${currency} and coalesce((searched.pricing ->> 'isGross')::boolean, false) = ${isGross} as is_comparable
        from (${among}) searched, jsonb_array_elements(searched.lines) with ordinality as item(line, position)
      ) described
      where strpos(words, ${text}) > 0
      order by words, is_comparable desc, id desc, position
    ) found
    order by starts_with(words, ${text}) desc, id desc, words limit ${limit}`;
}

const columns = sql`${invoices.id} as id, ${invoices.lines} as lines, ${invoices.currency} as currency, ${invoices.pricing} as pricing`;
const billing = (entity: string) => and(live(invoices, entity), eq(invoices.kind, 'invoice'));

/** The newest invoices, by the index of their ids. */
export function newestInvoices(entity: string): SQL {
  return sql`select ${columns} from ${invoices} where ${billing(entity)} order by ${invoices.id} desc limit ${newest}`;
}

/** Invoices with the text in their lines, by the index of what those describe; materialized, as otherwise a scan would be tried for a limit. */
export function invoicesWithText(q: string, entity: string): SQL {
  // As it stands in JSON.
  const pattern = substringPattern(JSON.stringify(lowered(q)).slice(1, -1));
  return sql`with matching as materialized (select ${columns} from ${invoices} where ${and(billing(entity), like(lineTexts, pattern))})
    select * from matching limit ${mostRead}`;
}

function toSuggestion({ line, isComparable }: FoundLine): SuggestedLine {
  const { description, unit, priceCents, priceMicros, taxBasisPoints, taxName, taxCategory, exemption, moreTaxes } = line;
  return {
    kind: 'line',
    description,
    price: isComparable ? { priceCents, ...(priceMicros !== undefined && { priceMicros }) } : null,
    taxBasisPoints,
    ...(unit && { unit }),
    ...(taxName !== undefined && { taxName }),
    ...(taxCategory && { taxCategory }),
    ...(exemption !== undefined && { exemption }),
    ...(moreTaxes && { moreTaxes }),
  };
}
