import { and, inArray } from 'drizzle-orm';
import { abilityFrom } from '#contract/ability.ts';
import type { GivenOf } from '#contract/endpoint.ts';
import { directionOf } from '#contract/languages.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { askedLanguage } from '#server/asked-language.ts';
import type { Scope } from '#server/scope.ts';
import { answerSheet } from '#server/sheet.ts';
import type { SheetCell } from '#server/sheet-cell.ts';
import type { exportUsers as contract } from '../../contract.ts';
import { usersView as users } from '../../tables.ts';
import { userSheetColumns } from '../../user-sheet.ts';
import { userSheetHeading } from '../user-sheet-words.ts';
import { selectUserIds, type WantedUsers, wantedUsers } from './wanted-users.ts';

const rowsPerBatch = 1000;

/** The users that are asked for, as a sheet. Each batch is read on a connection of its own, so that a slow reader holds none. */
export async function exportUsers({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { db, deps, now, request } = scope;
  const language = askedLanguage(request);
  const ids = await readIds(query, scope);
  await recordAudit(db, scope, {
    action: 'user.exported',
    targetKind: 'user',
    changes: [{ field: 'users', from: '', to: String(ids.length) }],
  });
  return answerSheet({
    format: query.format,
    name: `atrium-users-${now.toISOString().slice(0, 10)}`,
    direction: directionOf(language),
    columns: userSheetColumns.map(({ field, width }) => ({ label: userSheetHeading(field, language), width })),
    batches: readBatches(ids, scope),
    onFailure: (error) => deps.log.error('users not exported', {}, error),
  });
}

/** All of them at once, in their order: what is added or changed while it is written neither doubles nor drops a row. */
async function readIds(wanted: WantedUsers, { db, entity }: Scope): Promise<number[]> {
  const rows = await selectUserIds(wanted, { db, entity }, { limit: Number.MAX_SAFE_INTEGER, offset: 0 });
  return rows.map(({ id }) => id);
}

type Exporting = Omit<Scope, 'db'>;

async function* readBatches(ids: number[], { deps, entity, identifyAgain }: Exporting): AsyncGenerator<SheetCell[][], undefined> {
  for (let at = 0; at < ids.length; at += rowsPerBatch) {
    const some = ids.slice(at, at + rowsPerBatch);
    const identity = at === 0 ? undefined : await identifyAgain();
    if (identity === null || (identity && !abilityFrom(identity.rules).can('read', 'User')))
      throw new Error('the right to read ended while the users were exported');
    const rows = await deps.database.reading(entity, (db) =>
      db
        .select()
        .from(users)
        .where(and(wantedUsers(everybody, { entity }), inArray(users.id, some))),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield some.flatMap((id) => {
      const row = byId.get(id);
      return row ? [userSheetColumns.map(({ field }) => row[field])] : [];
    });
  }
}

const everybody: WantedUsers = { q: '', role: '', status: '', currentPlan: '', signIn: '', sort: 'asc', sortColumn: 'id' };
