import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { sendNotice } from '#features/email/server/offers.ts';
import { readLanguage } from '#features/people/server/offers.ts';
import { accounts, entities } from '#features/session/tables.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import type { OpenScope } from '#server/scope.ts';
import { wayOfLinks } from '#server/way-of-links.ts';
import type { forgotPassword as contract } from '../../invitation-contract.ts';
import { users } from '../../tables.ts';
import { makeLink } from './invitation-links.ts';
import { linkMessage } from './link-message.ts';

const windowSeconds = 3600;

interface Found {
  entity: string;
  account_id: number;
  is_sample: boolean;
  is_suspended: boolean;
}

/** Mails a link to a new password to whoever signs in with an address. Whether anybody does is looked at after the answer, which tells nothing by its time. */
export async function askForReset({ body }: GivenOf<typeof contract>, scope: OpenScope): Promise<AnswerOf<typeof contract>> {
  const { deps, caller } = scope;
  const email = body.email.toLowerCase();
  await refuseTooMany(deps, [
    { key: ['password reset', caller], hits: 30, windowSeconds },
    { key: ['password reset', email], hits: 5, windowSeconds },
  ]);
  const by = wayOfLinks(deps);
  if (by === 'mail' || by === 'outbox') deps.afterwards(() => mailLink(email, scope));
  return { by };
}

async function mailLink(email: string, scope: OpenScope): Promise<void> {
  const { deps, now, caller } = scope;
  const [found] = await deps.database.reading(null, (db) =>
    queryRows<Found>(
      db,
      sql`select entity, account_id, is_sample, is_suspended from find_account_for_login(${email}, ${now.toISOString()}::timestamptz)`,
    ),
  );
  if (!found || found.is_suspended) return;
  // The addresses of seed accounts are somebody else's in the world.
  if (found.is_sample && (deps.mail.outgoing || !caller.sampleAccountsAllowed)) return;
  await deps.database.writing(found.entity, (db) => writeLink(db, found, scope));
}

async function writeLink(db: Db, { entity, account_id }: Found, scope: OpenScope): Promise<void> {
  const { deps, now } = scope;
  const [known] = await db
    .select({ user: users, personId: accounts.personId, email: accounts.email })
    .from(accounts)
    .innerJoin(users, and(live(users, accounts.entity), eq(users.personId, accounts.personId), ne(users.status, 'inactive')))
    .where(and(eq(accounts.entity, entity), eq(accounts.id, Number(account_id)), isNull(accounts.suspendedAt)))
    // Of two who ask at once, the second ends the link of the first.
    .for('update', { of: users });
  if (!known) return;
  const { user, personId, email } = known;
  const address = await makeLink(user, 'reset', { db, deps, entity, now, createdBy: null });
  const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  const language = await readLanguage(db, entity, personId);
  const told = { fullName: user.fullName, company: company?.name ?? '', sender: '', address, language };
  const { subject, message, copy } = linkMessage('forgotten', told);
  const to = { name: user.fullName, email };
  await sendNotice(db, deps, { entity, ownerId: personId, to, subject, message: copy, outsideMessage: message, isHidden: true }, now);
  const origin = { ...scope, entity, identity: null };
  await recordAudit(db, origin, { action: 'account.reset-asked', targetKind: 'user', targetId: user.id, target: user.fullName });
}
