type Query = (sql: string, params: unknown[]) => Promise<{ rows: { is_suspended: boolean }[] }>;

/**
 * Gives whoever signs in by that name another password, as the owner of the database, and ends their sessions. It is a real account
 * from then on, also one that was a seed account; who is suspended stays so.
 * @returns null when nobody signs in by that name
 */
export async function giveNewPassword(query: Query, loginName: string, passwordHash: string): Promise<{ isSuspended: boolean } | null> {
  const { rows } = await query(
    `with changed as (
       update accounts set password_hash = $2, password_set_at = now(), is_sample = false
       where lower(email) = lower($1) or lower(username) = lower($1)
       returning entity, id, suspended_at is not null as is_suspended
     ), ended as (
       update sessions set revoked_at = now() from changed
       where sessions.entity = changed.entity and account_id = changed.id and revoked_at is null
     )
     select is_suspended from changed`,
    [loginName, passwordHash],
  );
  return rows[0] ? { isSuspended: rows[0].is_suspended } : null;
}
