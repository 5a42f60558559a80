type Query = (sql: string, params: unknown[]) => Promise<{ rows: { is_suspended: boolean; had_second_step: boolean }[] }>;

interface Given {
  isSuspended: boolean;
  /** Two-step verification was on; a new password turns it off for users who lost their phone. */
  hadSecondStep: boolean;
}

/**
 * Sets a new password for the account with a login name, as the database owner, and ends its sessions and two-step verification. A seed
 * account becomes a real account; a suspended one stays suspended.
 * @returns null if no account has that name
 */
export async function giveNewPassword(query: Query, loginName: string, passwordHash: string): Promise<Given | null> {
  const { rows } = await query(
    `with changed as (
       update accounts set password_hash = $2, password_set_at = now(), is_sample = false
       where lower(email) = lower($1) or lower(username) = lower($1)
       returning entity, id, suspended_at is not null as is_suspended
     ), ended as (
       update sessions set revoked_at = now() from changed
       where sessions.entity = changed.entity and account_id = changed.id and revoked_at is null
     ), codes as (
       delete from recovery_codes using changed where recovery_codes.entity = changed.entity and account_id = changed.id
     ), steps as (
       delete from two_steps using changed where two_steps.entity = changed.entity and account_id = changed.id returning confirmed_at
     )
     select is_suspended, exists (select from steps where confirmed_at is not null) as had_second_step from changed`,
    [loginName, passwordHash],
  );
  return rows[0] ? { isSuspended: rows[0].is_suspended, hadSecondStep: rows[0].had_second_step } : null;
}
