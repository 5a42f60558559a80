import type pg from 'pg';
import { makeOneTimeToken } from '#server/one-time-token.ts';

/** An address the operator can verify: of an unverified account, or of a user who was invited but hasn't joined. */
export interface WaitingAddress {
  email: string;
  kind: 'account' | 'invitation';
  since: Date;
}

/** A user `u` who was sent a link and hasn't joined. */
const isInvited = `u.status = 'pending' and u.deleted_at is null
  and exists (select from invitations i where i.entity = u.entity and i.user_id = u.id and i.kind = 'invitation')
  and not exists (select from accounts a where a.entity = u.entity and a.person_id = u.person_id)`;

/** Lists the waiting addresses of all entities, longest waiting first. @param client Acts as the owner of the tables. */
export async function listWaitingAddresses(client: pg.ClientBase): Promise<WaitingAddress[]> {
  const { rows } = await client.query<WaitingAddress>(
    `select email, 'account' as kind, created_at as since from accounts where email_verified_at is null and suspended_at is null
     union all
     select u.email, 'invitation', u.invited_at from users u
     where ${isInvited}
     order by since, email`,
  );
  return rows;
}

/** Marks an account's address as verified, and invalidates the links mailed to it. @returns whether an account was waiting */
export async function confirmAddress(client: pg.ClientBase, email: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `with confirmed as (
       update accounts set email_verified_at = now() where lower(email) = lower($1) and email_verified_at is null returning entity, id
     ), ended as (
       update address_verifications v set used_at = now() from confirmed c
       where v.entity = c.entity and v.account_id = c.id and v.used_at is null
     )
     select from confirmed`,
    [email],
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Creates a new one-time link, valid for seven days, for each entity that invited the address; previous ones become invalid. @returns the
 * tokens
 */
export async function makeInvitationTokens(client: pg.ClientBase, email: string): Promise<string[]> {
  const { rows } = await client.query<{ entity: string; id: string }>(
    `select u.entity, u.id from users u
     where lower(u.email) = lower($1) and ${isInvited}
     order by u.entity`,
    [email],
  );
  const tokens = [];
  for (const { entity, id } of rows) {
    const { token, tokenHash } = await makeOneTimeToken(entity);
    await client.query('update invitations set used_at = now() where entity = $1 and user_id = $2 and used_at is null', [entity, id]);
    await client.query(
      `with taken as (
         insert into counters (entity, kind, last_id) values ($1, 'invitation', 1)
         on conflict (entity, kind) do update set last_id = counters.last_id + 1 returning last_id
       )
       insert into invitations (entity, id, user_id, kind, email, role, token_hash, expires_at, created_at)
       select u.entity, taken.last_id, u.id, 'invitation', u.email, u.role, $3, now() + interval '7 days', now()
       from users u, taken where u.entity = $1 and u.id = $2`,
      [entity, id, tokenHash],
    );
    tokens.push(token);
  }
  return tokens;
}
