import { and, type Column, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Ability } from '#contract/ability.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { containsText } from '#server/contains-text.ts';
import { queryRows } from '#server/query-rows.ts';
import { invalid, notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, momentValue } from '#server/sweep.ts';
import type { TrashKind, TrashLines } from '#server/trash-kind.ts';
import type * as contract from '../contract.ts';
import type { TrashItem } from '../contract.ts';

const dayMs = 86_400_000;

/** Returns one page of the trash, latest deletion first. */
export function listTrash(all: readonly TrashKind[]) {
  return async ({ query }: GivenOf<typeof contract.listTrash>, scope: Scope): Promise<AnswerOf<typeof contract.listTrash>> => {
    const own = ownKinds(all, scope.ability);
    const keptDays = scope.deps.settings.keepDays.deleted;
    const answer = { kinds: own.map(({ kind }) => kind), keptDays, readAt: scope.now.toISOString() };
    const asked = own.filter(({ kind }) => query.kind === '' || kind === query.kind);
    if (asked.length === 0) return { ...answer, lines: [], total: 0 };
    const wanted = { q: query.q.trim(), ...(query.key !== '' && { keys: [query.key] }) };
    const [counted] = await queryRows<{ total: number }>(scope.db, await countLines(asked, wanted, scope));
    const offset = pageOffset(query);
    const rows =
      offset === null
        ? []
        : await queryRows<SelectedLine>(scope.db, await selectLines(asked, wanted, { limit: query.perPage, offset }, scope));
    const names = await namesOf(rows, scope);
    const lines = rows.map(({ kind, key, name, deleted_by, deleted_at }) => {
      const deletedAt = new Date(deleted_at);
      return {
        ...{ kind, key, name },
        deletedBy: names.get(Number(deleted_by)) ?? '',
        deletedAt: deletedAt.toISOString(),
        daysLeft: Math.ceil(keptDays - (scope.now.getTime() - deletedAt.getTime()) / dayMs),
      };
    });
    return { ...answer, lines, total: counted?.total ?? 0 };
  };
}

/** Callers who can't see people don't see who deleted a record. */
async function namesOf(rows: readonly SelectedLine[], { db, entity, ability }: Scope): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ deleted_by }) => (deleted_by === null ? [] : Number(deleted_by))))];
  if (ids.length === 0 || !ability.can('read', 'Person')) return new Map();
  const found = await db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(and(eq(people.entity, entity), inArray(people.id, ids)));
  return new Map(found.map(({ id, fullName }) => [id, fullName]));
}

type Given = { body: { items: TrashItem[] } };
type Verb = 'restore' | 'remove' | 'purge';

/** Applies an action to records of any kind, in the order of kinds, so a board is restored before its cards. */
export function changeTrash(all: readonly TrashKind[], verb: Verb) {
  return async ({ body }: Given, scope: Scope): Promise<undefined> => {
    const own = ownKinds(all, scope.ability);
    const keysOf = Map.groupBy(body.items, ({ kind }) => kind);
    for (const name of keysOf.keys()) if (!own.some(({ kind }) => kind === name)) throw unknownKind(name, all);
    for (const kind of own) {
      const keys = [...new Set(keysOf.get(kind.kind)?.map(({ key }) => key))];
      if (keys.length === 0) continue;
      if (verb !== 'remove') await refuseUnseen(kind, keys, scope);
      await kind[verb](keys, scope);
    }
  };
}

function unknownKind(name: string, all: readonly TrashKind[]): Error {
  return all.some(({ kind }) => kind === name)
    ? notFound('item')
    : invalid('items', { code: 'not_one_of', choices: all.map(({ kind }) => kind) });
}

/** Refuses records the caller can't see. @throws 404 */
async function refuseUnseen(kind: TrashKind, keys: string[], scope: Scope): Promise<void> {
  const statement = await selectLines([kind], { keys }, { limit: keys.length, offset: 0 }, scope);
  const seen = await queryRows<SelectedLine>(scope.db, statement);
  if (seen.length < keys.length) throw notFound('item');
}

/** Number of records of a kind per request, to bound its time. */
const maxPerKind = 200;

/** Purges everything the caller sees in the trash, skipping records still in use. */
export function emptyTrash(all: readonly TrashKind[]) {
  return async ({ body }: GivenOf<typeof contract.emptyTrash>, scope: Scope): Promise<AnswerOf<typeof contract.emptyTrash>> => {
    const wanted = ownKinds(all, scope.ability).filter(({ kind }) => !body.kind || kind === body.kind);
    const answer = { purged: 0, kept: 0, isMore: false };
    const keysOf = async (kind: TrashKind, on: Scope) => {
      const statement = await selectLines([kind], { upTo: body.upTo }, { limit: maxPerKind, offset: 0 }, on);
      return (await queryRows<SelectedLine>(on.db, statement)).map(({ key }) => key);
    };
    const found = await withBatchedScope(scope, (batched) => Promise.all(wanted.map((kind) => keysOf(kind, batched))));
    for (const [index, kind] of wanted.entries()) {
      if (found[index]?.length === 0) continue;
      // Earlier purges may have removed some of these as well.
      const keys = answer.purged > 0 ? await keysOf(kind, scope) : (found[index] ?? []);
      if (keys.length === 0) continue;
      const purged = await purgeAsMayBe(kind, keys, scope);
      answer.purged += purged;
      answer.kept += keys.length - purged;
      answer.isMore ||= keys.length === maxPerKind && purged > 0;
    }
    return answer;
  };
}

/** Purges all at once or, if one must stay, one by one. */
async function purgeAsMayBe(kind: TrashKind, keys: string[], scope: Scope): Promise<number> {
  if (await isPurged(kind, keys, scope)) return keys.length;
  if (keys.length === 1) return 0;
  let purged = 0;
  for (const key of keys) if (await isPurged(kind, [key], scope)) purged += 1;
  return purged;
}

async function isPurged(kind: TrashKind, keys: string[], scope: Scope): Promise<boolean> {
  try {
    await scope.db.transaction((db) => kind.purge(keys, { ...scope, db }));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Returns the kinds the caller can delete; others are hidden. */
function ownKinds(kinds: readonly TrashKind[], ability: Ability): TrashKind[] {
  return kinds.filter(({ subject }) => ability.can('delete', subject));
}

/** A selected line; the timestamp is text in PostgreSQL's format. */
interface SelectedLine {
  kind: string;
  key: string;
  name: string;
  deleted_by: string | null;
  deleted_at: string;
}

/** Filters for the records of a kind. */
interface Wanted {
  q?: string;
  keys?: readonly string[];
  /** Excludes later deletions. */
  upTo?: Date | undefined;
}

/** Matches the deleted records of a kind that the caller can see. */
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

/** Selects one page across all kinds, latest deletion first; reads no more rows per kind than needed, from the end of its index. */
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

/** Sorts numeric ids as numbers, in each part as in the whole. */
function placeOf(key: Column): SQL {
  return key.dataType === 'number' ? sql`${key}` : sql`0::bigint`;
}

/** Counts the lines of all kinds. */
async function countLines(kinds: readonly TrashKind[], wanted: Wanted, scope: Scope): Promise<SQL> {
  const parts: SQL[] = [];
  for (const kind of kinds) {
    const { lines, where } = await wantedOf(kind, wanted, scope);
    parts.push(sql`(select count(*) as total from ${lines.view} where ${where})`);
  }
  return sql`select coalesce(sum(total), 0)::int as total from (${sql.join(parts, sql` union all `)}) counts`;
}
