import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import { lowered, substringPattern } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { LineItem } from '../contract.ts';
import type { SuggestedLine } from '../suggestion-contract.ts';
import { invoicesView as invoices, lineTexts } from '../tables.ts';

/** Number of the newest invoices whose lines are searched first. */
const newest = 200;
/** Maximum number of invoices read from the index; text rare among the newest is rare overall. */
const maxRead = 1000;

export interface WantedLines {
  q: string;
  currency: string;
  isGross: boolean;
}

/** Finds lines of earlier invoices that contain the text: those starting with it first, then the newest; each description once. */
export async function findEarlierLines(wanted: WantedLines, { db, entity }: Pick<Scope, 'db' | 'entity'>, limit: number) {
  const recent = await queryRows<FoundLine>(db, selectEarlierLines(wanted, newestInvoices(entity), limit));
  // The index needs at least three characters.
  if (recent.length >= limit || [...wanted.q].length < 3) return recent.map(toSuggestion);
  const all = await queryRows<FoundLine>(db, selectEarlierLines(wanted, invoicesWithText(wanted.q, entity), limit));
  return all.map(toSuggestion);
}

interface FoundLine {
  line: LineItem;
  /** Whether its price has the requested currency and tax inclusion. */
  isComparable: boolean;
}

/** Selects the lines of some invoices that contain the text. */
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

/** Selects the newest invoices by the id index. */
export function newestInvoices(entity: string): SQL {
  return sql`select ${columns} from ${invoices} where ${billing(entity)} order by ${invoices.id} desc limit ${newest}`;
}

/** Selects invoices with the text in their lines by the index on descriptions; materialized, since a limit would otherwise favor a scan. */
export function invoicesWithText(q: string, entity: string): SQL {
  // The text as encoded in JSON.
  const pattern = substringPattern(JSON.stringify(lowered(q)).slice(1, -1));
  return sql`with matching as materialized (select ${columns} from ${invoices} where ${and(billing(entity), like(lineTexts, pattern))})
    select * from matching limit ${maxRead}`;
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
