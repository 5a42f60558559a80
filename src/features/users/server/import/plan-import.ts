import type { PlainFieldCode } from '#contract/reason.ts';
import type { Scope } from '#server/scope.ts';
import { userSheetColumns } from '../../user-sheet.ts';
import { differing, takesAdmin, type UserFields } from '../record/change-users.ts';
import type { LockedUser } from '../record/lock-users.ts';
import { newUserDefaults } from '../record/new-user-defaults.ts';
import { countActiveAdmins, isActiveAdmin, isOneself, type RoleRights } from '../record/user-rights.ts';
import type { SheetRow } from './parse-user-sheet.ts';
import { readByEmail, readTakenUsernames } from './read-import-matches.ts';

/** What becomes of a line: `user` is whom it changes, none for a new one. */
export interface PlannedRow extends SheetRow {
  user: LockedUser | null;
  changes: { field: string; from: string; to: string }[];
}

/**
 * What applying the rows would do, and what of them is wrong: told by the preview, and done by the import.
 * @param scope from `withRightsLocked`
 */
export async function planImport(given: SheetRow[], rights: RoleRights, scope: Scope): Promise<PlannedRow[]> {
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
    // A file matches by address, whatever its case: that is no change.
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
    if (user && columns.status === 'inactive' && isOneself(user, scope)) blame('status', 'suspends_oneself');
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

/** In the order of the sheet's columns; of a new one whatever the file says. */
function changesOf(user: LockedUser | null, columns: UserFields): PlannedRow['changes'] {
  return userSheetColumns.flatMap(({ field }) => {
    const to = columns[field];
    return to === undefined || (!user && to === '') ? [] : [{ field, from: user?.[field] ?? '', to }];
  });
}
