import { and, type Column, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { containsText } from '#server/contains-text.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, momentValue } from '#server/sweep.ts';
import type { TrashKind, TrashLines } from '#server/trash-kind.ts';

/** A line as it is selected; the moment is text, as PostgreSQL writes it. */
export interface SelectedLine {
  kind: string;
  key: string;
  name: string;
  deleted_by: string | null;
  deleted_at: string;
}

/** What of a kind is looked for. */
interface Wanted {
  q?: string;
  keys?: readonly string[];
  /** What was deleted later is left out. */
  upTo?: Date | undefined;
}

/** The rows of a kind that a person sees in the trash. */
async function wantedOf(kind: TrashKind, { q = '', keys, upTo }: Wanted, scope: Scope): Promise<{ lines: TrashLines; where: SQL }> {
  const lines = await kind.lines(scope);
  const { view, key, name, where } = lines;
  const isKept = gt(view.deletedAt, momentValue(daysBefore(scope.now, scope.deps.settings.keepDays.deleted)));
  const all = and(
    eq(view.entity, scope.entity),
    isKept,
    upTo && lte(view.deletedAt, momentValue(upTo)),
    where,
    q === '' ? undefined : containsText(sql`lower(${name})`, q),
    keys && inArray(sql`${key}::text`, [...keys]),
  );
  return { lines, where: all ?? sql`true` };
}

/** The first lines of all kinds, the last deleted first: of each kind no more are read than there are shown, from the end of its index. */
export async function selectLines(kinds: readonly TrashKind[], wanted: Wanted, { limit, offset }: Paging, scope: Scope): Promise<SQL> {
  const parts: SQL[] = [];
  for (const kind of kinds) {
    const { lines, where } = await wantedOf(kind, wanted, scope);
    const { view, key, name } = lines;
    const { deletedAt, deletedBy } = view;
    parts.push(sql`(select ${kind.kind}::text as kind, ${key}::text as key, ${placeOf(key)} as place, ${name} as name,
        ${deletedBy} as deleted_by, ${deletedAt} as deleted_at
      from ${view} where ${where} order by ${deletedAt} desc, ${key} desc limit ${limit + offset})`);
  }
  return sql`select kind, key, name, deleted_by, deleted_at from (${sql.join(parts, sql` union all `)}) lines
    order by deleted_at desc, kind, place desc, key desc limit ${limit} offset ${offset}`;
}

interface Paging {
  limit: number;
  offset: number;
}

/** Ids order as numbers, in each part as in the whole. */
function placeOf(key: Column): SQL {
  return key.dataType === 'number' ? sql`${key}` : sql`0::bigint`;
}

/** How many lines there are in all. */
export async function countLines(kinds: readonly TrashKind[], wanted: Wanted, scope: Scope): Promise<SQL> {
  const parts: SQL[] = [];
  for (const kind of kinds) {
    const { lines, where } = await wantedOf(kind, wanted, scope);
    parts.push(sql`(select count(*) as total from ${lines.view} where ${where})`);
  }
  return sql`select coalesce(sum(total), 0)::int as total from (${sql.join(parts, sql` union all `)}) counts`;
}
