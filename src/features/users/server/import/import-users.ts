import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { withRightsLocked } from '#features/rights/server/offers.ts';
import { announce } from '#server/announce.ts';
import { insertRows } from '#server/insert-rows.ts';
import { nextIds } from '#server/next-ids.ts';
import { Refusal } from '#server/refusal.ts';
import { messagesOf } from '#server/refusal-message.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { avatarColors } from '../../contract.ts';
import type { importUsers as contract, ImportedRow } from '../../import-contract.ts';
import { users } from '../../tables.ts';
import { changeUser, type Done, followChanges } from '../record/change-users.ts';

import { newUserDefaults } from '../record/new-user-defaults.ts';
import { tellTaken } from '../record/taken-names.ts';
import { type RoleRights, readRoleRights } from '../record/user-rights.ts';
import { readUserSheet, type UserSheet } from './parse-user-sheet.ts';
import { type PlannedRow, planImport } from './plan-import.ts';

const mostTold = 500;

type Given = GivenOf<typeof contract>;

/** Reads the file, before a connection is taken. */
export async function readSheet({ body }: Given, { deps }: PreparingScope): Promise<UserSheet> {
  return deps.heavy.run(readUserSheet, { csv: body.csv });
}

/** Tells what a file of users would change, or changes it: its good rows, whatever the others are. */
export async function importUsers({ body }: Given, given: Scope, { rows, ignored }: UserSheet): Promise<AnswerOf<typeof contract>> {
  const scope = await withRightsLocked(given, 'create', 'User');
  const rights = await readRoleRights(scope);
  let planned = await planImport(rows, rights, scope);
  if (body.apply) planned = await apply(planned, rights, scope);
  const told = planned.map(toImportedRow);
  const count = (kind: ImportedRow['kind']) => told.filter((row) => row.kind === kind).length;
  const bad = told.filter(({ kind }) => kind === 'bad');
  return {
    applied: body.apply,
    ignored: ignored.slice(0, mostTold),
    counts: { new: count('new'), changed: count('changed'), same: count('same'), bad: bad.length },
    rows: [...bad, ...told.filter(({ kind }) => kind !== 'bad')].slice(0, mostTold),
  };
}

function kindOf({ errors, user, changes }: PlannedRow): ImportedRow['kind'] {
  if (Object.keys(errors).length > 0) return 'bad';
  if (!user) return 'new';
  return changes.length > 0 ? 'changed' : 'same';
}

function toImportedRow(row: PlannedRow): ImportedRow {
  const { line, fullName, email, user, changes, errors } = row;
  return {
    line,
    kind: kindOf(row),
    fullName: fullName || user?.fullName || '',
    email,
    changes,
    errors: messagesOf(errors),
    reasons: errors,
  };
}

/** @returns the rows, some of which turned out to be bad */
async function apply(planned: PlannedRow[], rights: RoleRights, scope: Scope): Promise<PlannedRow[]> {
  const { db, entity } = scope;
  const done: Done[] = [];
  const result: PlannedRow[] = [];
  for (const row of planned) {
    const outcome = kindOf(row) === 'changed' ? await changeOne(row, rights, scope) : null;
    if (outcome?.done) done.push(outcome.done);
    result.push(outcome?.errors ? { ...row, errors: outcome.errors, changes: [] } : row);
  }
  const added = result.filter((row) => kindOf(row) === 'new');
  await insertNew(added, scope);
  await followChanges(done, scope, true);
  if (added.length + done.length === 0) return result;
  await announce(db, entity, { kind: 'role', ids: [] });
  await recordAudit(db, scope, {
    action: 'user.imported',
    targetKind: 'user',
    changes: [
      { field: 'new', from: '', to: String(added.length) },
      { field: 'changed', from: '', to: String(done.length) },
    ],
  });
  return result;
}

/** Somebody of another entity may have the name of whoever can sign in: that is found out here, before anything of the row is written. */
async function changeOne({ user, fields }: PlannedRow, rights: RoleRights, scope: Scope) {
  if (!user) return null;
  try {
    return { done: await changeUser({ before: user, fields: { ...fields, email: undefined } }, rights, scope), errors: null };
  } catch (error) {
    if (error instanceof Refusal && error.details.fields) return { done: null, errors: error.details.fields };
    throw error;
  }
}

async function insertNew(added: PlannedRow[], { db, entity, now }: Scope): Promise<void> {
  if (added.length === 0) return;
  const ids = await nextIds(db, entity, 'user', added.length);
  const rows = added.map(({ fields }, index) => {
    const id = ids[index] ?? 0;
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const { fullName = '', email = '' } = fields;
    const avatarColor = avatarColors[id % avatarColors.length] ?? 'primary';
    return { entity, id, ...newUserDefaults, fullName, email, ...given, avatarColor, createdAt: now, updatedAt: now };
  });
  await tellTaken(insertRows(db, users, rows));
  await announce(db, entity, { kind: 'user', ids });
}
