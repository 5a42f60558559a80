import { and, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#features/session/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { users } from '../../tables.ts';
import type { LockedUser } from '../record/lock-users.ts';
import type { SheetRow } from './parse-user-sheet.ts';

/** Whose the addresses in the file are: users, or somebody who signs in without being one. Locked, for they are to be changed. */
export async function readByEmail(rows: SheetRow[], { db, entity }: Scope) {
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

/** Which of the file's usernames are somebody's, in small letters; 0 for somebody who is no user. */
export async function readTakenUsernames(rows: SheetRow[], { db, entity }: Scope): Promise<Map<string, number>> {
  const names = [...new Set(rows.flatMap(({ fields }) => fields.username?.toLowerCase() || []))];
  if (names.length === 0) return new Map();
  const known = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(live(users, entity), sql`lower(${users.username}) = any(${sql.param(names)}::text[])`));
  return new Map(known.map(({ id, username }) => [username.toLowerCase(), id]));
}
