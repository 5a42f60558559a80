import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { PlainFieldCode } from '#contract/reason.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { users } from '#platform/people/tables.ts';
import { withRightsLocked } from '#platform/rights/server/public-api.ts';
import { accounts } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextIds } from '#server/next-ids.ts';
import { insertRows } from '#server/query-rows.ts';
import { messagesOf, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { avatarColors } from '../contract.ts';
import type { importUsers as contract, ImportedRow } from '../import-contract.ts';
import { userSheetColumns } from '../user-sheet.ts';
import { newUserDefaults } from './add-user.ts';
import { changeUser, type Done, differing, followChanges, takesAdmin, type UserFields } from './change-users.ts';
import { reportTakenName } from './taken-names.ts';
import { countActiveAdmins, isActiveAdmin, isOwnUser, type LockedUser, type RoleRights, readRoleRights } from './user-rights.ts';
import { readUserSheet, type SheetRow, type UserSheet } from './user-sheet.ts';

const maxTold = 500;

type Given = GivenOf<typeof contract>;

/** Parses the file before a database connection is acquired. */
export async function readSheet({ body }: Given, { deps }: PreparingScope): Promise<UserSheet> {
  return deps.heavy.run(readUserSheet, { csv: body.csv });
}

/** Previews or runs an import of users: applies the valid rows regardless of the invalid ones. */
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
    ignored: ignored.slice(0, maxTold),
    counts: { new: count('new'), changed: count('changed'), same: count('same'), bad: bad.length },
    rows: [...bad, ...told.filter(({ kind }) => kind !== 'bad')].slice(0, maxTold),
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

/** @returns the rows, some of which may have turned out invalid */
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

/** The username of a user who can sign in may be taken in another company; this is checked before anything of the row is written. */
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
  await reportTakenName(insertRows(db, users, rows));
  await announce(db, entity, { kind: 'user', ids });
}

/** The plan for a line: `user` is the user it changes, null for a new one. */
interface PlannedRow extends SheetRow {
  user: LockedUser | null;
  changes: { field: string; from: string; to: string }[];
}

/**
 * Plans what applying the rows would do and validates them; shown by the preview, executed by the import.
 * @param scope From `withRightsLocked`.
 */
async function planImport(given: SheetRow[], rights: RoleRights, scope: Scope): Promise<PlannedRow[]> {
  const rows = given.map((row) =>
    row.fields.role === undefined ? row : { ...row, fields: { ...row.fields, role: rights.named(row.fields.role) } },
  );
  const byEmail = await readByEmail(rows, scope);
  const taken = await readTakenUsernames(rows, scope);
  const seenEmails = new Set<string>();
  const seenUsernames = new Set<string>();
  let admins = await countActiveAdmins(scope);
  return rows.map((row) => {
    const email = row.email.toLowerCase();
    const user = byEmail.get(email)?.user ?? null;
    // Rows match by address regardless of case, so a different case isn't a change.
    const columns: UserFields = user ? differing(user, { ...row.fields, email: undefined }) : row.fields;
    const errors = { ...row.errors };
    const blame = (field: string, code: PlainFieldCode) => {
      errors[field] = [...(errors[field] ?? []), { code }];
    };

    if (email && seenEmails.has(email)) blame('email', 'sheet_row_twice');
    seenEmails.add(email);
    if (!user && byEmail.get(email)?.isClient) blame('email', 'email_taken');
    if (!user && !row.fullName && !errors.fullName) blame('fullName', 'required');
    const username = columns.username?.toLowerCase();
    if (username && (seenUsernames.has(username) || (taken.get(username) ?? user?.id) !== user?.id)) blame('username', 'username_taken');
    if (username) seenUsernames.add(username);
    if (columns.username === '' && user?.account) blame('username', 'required');
    for (const problem of roleProblems(user, columns.role ?? (user ? undefined : newUserDefaults.role), rights)) blame('role', problem);
    if (user && !scope.ability.can('update', 'User') && Object.keys(columns).length > 0) blame('line', 'not_allowed');
    if (user && columns.status === 'inactive' && isOwnUser(user, scope)) blame('status', 'suspends_oneself');
    if (user && Object.keys(errors).length === 0 && isActiveAdmin(user) && takesAdmin(columns)) {
      if (admins === 1) blame('role', 'last_admin');
      else admins -= 1;
    }
    return { ...row, errors, user, changes: Object.keys(errors).length > 0 ? [] : changesOf(user, columns) };
  });
}

function roleProblems(user: LockedUser | null, role: string | undefined, rights: RoleRights): PlainFieldCode[] {
  if (role !== undefined && !rights.isThere(role)) return ['unknown_role'];
  if ((user && rights.isAbove(user.role)) || (role !== undefined && rights.isAbove(role))) return ['more_rights'];
  return [];
}

/** In the order of the sheet's columns; for a new user, everything in the file. */
function changesOf(user: LockedUser | null, columns: UserFields): PlannedRow['changes'] {
  return userSheetColumns.flatMap(({ field }) => {
    const to = columns[field];
    return to === undefined || (!user && to === '') ? [] : [{ field, from: user?.[field] ?? '', to }];
  });
}

/** Looks up the addresses in the file: users, or accounts that aren't users. Locks the rows for the update. */
async function readByEmail(rows: SheetRow[], { db, entity }: Scope) {
  const emails = [...new Set(rows.map(({ email }) => email.toLowerCase()))];
  const found = new Map<string, { user: LockedUser | null; isClient: boolean }>();
  if (emails.length === 0) return found;
  const wanted = sql.param(emails);
  const clients = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), sql`lower(${accounts.email}) = any(${wanted}::text[])`));
  for (const { email } of clients) found.set(email.toLowerCase(), { user: null, isClient: true });
  const known = await db
    .select()
    .from(users)
    .where(and(live(users, entity), sql`lower(${users.email}) = any(${wanted}::text[])`))
    .orderBy(users.id)
    .for('update');
  const personIds = known.flatMap(({ personId }) => personId ?? []);
  const own = personIds.length
    ? await db
        .select()
        .from(accounts)
        .where(and(eq(accounts.entity, entity), inArray(accounts.personId, personIds)))
    : [];
  const byPerson = new Map(own.map((account) => [account.personId, account]));
  for (const row of known)
    found.set(row.email.toLowerCase(), {
      user: { ...row, account: row.personId === null ? null : (byPerson.get(row.personId) ?? null) },
      isClient: false,
    });
  return found;
}

/** Maps the file's lowercased usernames that are taken to their user ids; 0 for an account that isn't a user. */
async function readTakenUsernames(rows: SheetRow[], { db, entity }: Scope): Promise<Map<string, number>> {
  const names = [...new Set(rows.flatMap(({ fields }) => fields.username?.toLowerCase() || []))];
  if (names.length === 0) return new Map();
  const known = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(live(users, entity), sql`lower(${users.username}) = any(${sql.param(names)}::text[])`));
  return new Map(known.map(({ id, username }) => [username.toLowerCase(), id]));
}
