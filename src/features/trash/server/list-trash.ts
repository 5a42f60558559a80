import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { TrashKind } from '#server/trash-kind.ts';
import type { listTrash as contract } from '../contract.ts';
import { ownKinds } from './own-kinds.ts';
import { countLines, type SelectedLine, selectLines } from './select-lines.ts';

const dayMs = 86_400_000;

/** A page of what lies in the trash, the last deleted first. */
export function listTrash(all: readonly TrashKind[]) {
  return async ({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> => {
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

/** Whoever may not see people does not see who deleted either. */
async function namesOf(rows: readonly SelectedLine[], { db, entity, ability }: Scope): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ deleted_by }) => (deleted_by === null ? [] : Number(deleted_by))))];
  if (ids.length === 0 || !ability.can('read', 'Person')) return new Map();
  const found = await db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(and(eq(people.entity, entity), inArray(people.id, ids)));
  return new Map(found.map(({ id, fullName }) => [id, fullName]));
}
