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
  // What fails at once is refused; later the answer breaks off.
  const first = await readRows(ids.slice(0, rowsPerBatch), scope);
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
    batches: readBatches(ids, first, scope),
    onFailure: (error) => deps.log.error('users not exported', {}, error),
  });
}

/** All of them at once, in their order: what is added or changed while it is written neither doubles nor drops a row. */
async function readIds(wanted: WantedUsers, { db, entity }: Scope): Promise<number[]> {
  const rows = await selectUserIds(wanted, { db, entity }, { limit: Number.MAX_SAFE_INTEGER, offset: 0 });
  return rows.map(({ id }) => id);
}

type Exporting = Omit<Scope, 'db'>;

async function* readBatches(ids: number[], first: SheetCell[][], scope: Exporting): AsyncGenerator<SheetCell[][], undefined> {
  const { deps, entity, identifyAgain } = scope;
  yield first;
  for (let at = rowsPerBatch; at < ids.length; at += rowsPerBatch) {
    const identity = await identifyAgain();
    if (!identity || !abilityFrom(identity.rules).can('read', 'User'))
      throw new Error('the right to read ended while the users were exported');
    yield await deps.database.reading(entity, (db) => readRows(ids.slice(at, at + rowsPerBatch), { db, entity }));
  }
}

/** The rows of some users, in the order of the ids. */
async function readRows(ids: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<SheetCell[][]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(wantedUsers(everybody, { entity }), inArray(users.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [userSheetColumns.map(({ field }) => row[field])] : [];
  });
}

const everybody: WantedUsers = { q: '', role: '', status: '', currentPlan: '', signIn: '', sort: 'asc', sortColumn: 'id' };
