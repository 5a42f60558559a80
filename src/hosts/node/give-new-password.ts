type Query = (sql: string, params: unknown[]) => Promise<{ rows: { is_suspended: boolean; had_second_step: boolean }[] }>;

interface Given {
  isSuspended: boolean;
  /** Two-step verification was on; this helps people who lost their phone. */
  hadSecondStep: boolean;
}

/**
 * Gives whoever signs in by that name another password, as the owner of the database, and ends their sessions and their second step. It is a real account
 * from then on, also one that was a seed account; who is suspended stays so.
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
