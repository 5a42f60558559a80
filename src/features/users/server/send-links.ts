import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/languages.ts';
import type { LinkDelivery } from '#contract/link-delivery.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { readLanguage, readOwnPerson } from '#platform/people/server/public-api.ts';
import { users } from '#platform/people/tables.ts';
import { withRightsLocked } from '#platform/rights/server/public-api.ts';
import { accounts, entities } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { linkDelivery } from '#server/mailed-origin.ts';
import { queryRows } from '#server/query-rows.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import { inLanguageOf, wordsIn } from '#server/words.ts';
import type * as invitationContract from '../invitation-contract.ts';
import { texts } from '../locales/server/texts.ts';
import { type LinkKind, makeLink, markInvited } from './invitation-links.ts';
import { type LockedUser, lockUser, lockUsers, readRoleRights } from './user-rights.ts';

const isMailed = (by: LinkDelivery) => by === 'mail' || by === 'outbox';

/**
 * Mails a user a one-time link if mail is sent; otherwise it can be copied, or the operator's `verify-address` used. The link is shown
 * to nobody else: the inviter's Sent folder has the invitation with its delivery status but without the link, and a password reset mail
 * isn't
 * there at all.
 */
async function sendLink(user: LockedUser, kind: LinkKind, scope: Scope, note = ''): Promise<LinkDelivery> {
  const { db, deps, entity, identity, now } = scope;
  const { fullName, email } = user;
  const by = linkDelivery(deps);
  const { address } = await makeLink(user, kind, { ...scope, createdBy: identity.personId });
  if (!isMailed(by)) return by;
  const from = await readOwnPerson(scope);
  const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  const language = user.personId === null ? null : await readLanguage(db, entity, user.personId);
  const told = { fullName, company: company?.name ?? '', sender: from.name, address, language, note };
  const { subject, message, copy } = linkMessage(kind, told);
  const notice = { entity, ownerId: identity.personId, from, to: { name: fullName, email }, subject, message: copy };
  await deps.notices.send(db, deps, { ...notice, outsideMessage: message, isHidden: kind === 'reset' }, now);
  return by;
}

interface Told {
  fullName: string;
  company: string;
  /** The person who invites or sends the link. */
  sender: string;
  address: string;
  /** The sender's message. */
  note: string;
  /** The recipient's language; null if unknown. */
  language: Language | null;
}

interface LinkMessage {
  subject: string;
  message: string;
  /** The same without the link, for the sender. */
  copy: string;
}

/** Builds the mail with a one-time link in the recipient's language, or in every language. */
function linkMessage(kind: LinkKind | 'forgotten', { fullName, company, sender, address, language, note }: Told): LinkMessage {
  const values = { name: escapeHtml(fullName), company: escapeHtml(company), sender: escapeHtml(sender) };
  const added = escapeHtml(note.trim()).replaceAll(/\r\n?|\n/g, '<br>');
  const lines = (labelOf: (label: string) => string) =>
    inLanguageOf(language, texts, (words) => [
      words('userMail.hello', values),
      words(`userMail.${kind}.what`, values),
      ...(added ? [added] : []),
      labelOf(words(`userMail.${kind}.link`)),
      words(`userMail.${kind}.validity`),
    ]);
  return {
    subject: wordsIn(texts, language ?? 'en')(`userMail.${kind}.subject`, { company, sender }),
    message: lines((label) => `<a href="${escapeHtml(address)}">${label}</a>`),
    copy: lines((label) => `[${label}]`),
  };
}

/** Mails each user a link to join, if mail is sent. Skips users who have joined or are inactive. */
export async function inviteUsers(
  { body }: GivenOf<typeof invitationContract.inviteUsers>,
  given: Scope,
): Promise<AnswerOf<typeof invitationContract.inviteUsers>> {
  const scope = await withRightsLocked(given, 'update', 'User');
  const { db, entity } = scope;
  const chosen = await lockUsers(body.ids, scope);
  const rights = await readRoleRights(scope);
  for (const user of chosen) rights.refuseAbove(user);
  const wanted = chosen.filter(({ account, status }) => account === null && status !== 'inactive');
  const skipped = chosen.filter((user) => !wanted.includes(user)).map(({ id }) => id);
  const invited = wanted.map(({ id }) => id);
  for (const user of wanted) {
    await markInvited(user.id, scope);
    await sendLink(user, 'invitation', scope, body.message);
  }
  if (invited.length > 0) await announce(db, entity, { kind: 'user', ids: invited });
  for (const { id, fullName } of wanted)
    await recordAudit(db, scope, { action: 'user.invited', targetKind: 'user', targetId: id, target: fullName });
  return { invited, skipped, by: linkDelivery(scope.deps) };
}

/** Mails a user with an account a link to set a new password, if mail is sent. */
export async function sendPasswordReset(
  { params }: GivenOf<typeof invitationContract.sendPasswordReset>,
  given: Scope,
): Promise<AnswerOf<typeof invitationContract.sendPasswordReset>> {
  const scope = await withRightsLocked(given, 'update', 'User');
  const user = await lockUser(params.id, scope);
  (await readRoleRights(scope)).refuseAbove(user);
  if (!user.account) throw new Refusal('conflict', { code: 'user_without_account' });
  if (user.account.suspendedAt) throw new Refusal('conflict', { code: 'user_suspended' });
  const by = await sendLink(user, 'reset', scope);
  if (!isMailed(by)) return { by };
  await recordAudit(scope.db, scope, { action: 'user.reset-sent', targetKind: 'user', targetId: user.id, target: user.fullName });
  return { by };
}

const windowSeconds = 3600;

interface Found {
  entity: string;
  account_id: number;
  is_sample: boolean;
  is_suspended: boolean;
}

/** Mails a password reset link to the account with an address. The lookup happens after the response so that its timing reveals nothing. */
export async function askForReset(
  { body }: GivenOf<typeof invitationContract.forgotPassword>,
  scope: OpenScope,
): Promise<AnswerOf<typeof invitationContract.forgotPassword>> {
  const { deps, caller } = scope;
  const email = body.email.toLowerCase();
  await refuseTooMany(deps, [
    { key: ['password reset', caller], hits: 30, windowSeconds },
    { key: ['password reset', email], hits: 5, windowSeconds },
  ]);
  const by = linkDelivery(deps);
  if (isMailed(by)) deps.afterwards(() => mailLink(email, scope));
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
  // Seed accounts' addresses may belong to real people.
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
    // Of two concurrent requests, the second ends the link of the first.
    .for('update', { of: users });
  if (!known) return;
  const { user, personId, email } = known;
  const { address } = await makeLink(user, 'reset', { db, deps, entity, now, createdBy: null });
  const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  const language = await readLanguage(db, entity, personId);
  const told = { fullName: user.fullName, company: company?.name ?? '', sender: '', address, language, note: '' };
  const { subject, message, copy } = linkMessage('forgotten', told);
  const to = { name: user.fullName, email };
  await deps.notices.send(
    db,
    deps,
    { entity, ownerId: personId, to, subject, message: copy, outsideMessage: message, isHidden: true },
    now,
  );
  const origin = { ...scope, entity, identity: null };
  await recordAudit(db, origin, { action: 'account.reset-asked', targetKind: 'user', targetId: user.id, target: user.fullName });
}
