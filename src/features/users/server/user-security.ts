import { and, desc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { calendarFeeds } from '#features/calendar/tables.ts';
import { imapAccounts, mailAliases } from '#features/email/tables.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { notificationKinds } from '#platform/notifications/contract.ts';
import { notificationPreferences } from '#platform/notifications/tables.ts';
import { withRightsLocked } from '#platform/rights/server/public-api.ts';
import { endOpenSessions, endTwoSteps, readOpenSessions, tellOwner, twoStepsSince } from '#platform/session/server/public-api.ts';
import { signOnIdentities } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as viewContract from '../view-contract.ts';
import { findUser } from './read-users.ts';
import { isOwnUser, readRoleRights } from './user-rights.ts';

/**
 * Turns off a user's two-step verification; their sessions stay. Rejected for the caller's own account, because an open page doesn't prove
 * identity; that requires the password.
 */
export async function endUserSecondStep({ params }: GivenOf<typeof viewContract.endUserSecondStep>, given: Scope): Promise<undefined> {
  const scope = await withRightsLocked(given, 'update', 'User');
  const { db, deps, entity, now } = scope;
  const user = await findUser(params.id, scope);
  (await readRoleRights(scope)).refuseAbove(user);
  if (isOwnUser(user, scope)) throw new Refusal('conflict', { code: 'own_second_step' });
  const account = user.account && { entity, accountId: user.account.id };
  if (!account || !(await twoStepsSince(db, account))) throw new Refusal('conflict', { code: 'two_steps_off' });
  await endTwoSteps(db, account, now);
  await announce(db, entity, { kind: 'user', ids: [user.id] }, { kind: 'session', ids: [], person: user.account?.personId ?? 0 });
  await tellOwner(db, deps, account, 'twoStepsOff', now);
  await recordAudit(db, scope, { action: 'user.second-step-ended', targetKind: 'user', targetId: user.id, target: user.fullName });
}

/** Ends one of a user's sessions, or all except the caller's. */
export async function endUserSessions(
  { params, body }: GivenOf<typeof viewContract.endUserSessions>,
  scope: Scope,
): Promise<AnswerOf<typeof viewContract.endUserSessions>> {
  const { db, entity } = scope;
  const { id, account, fullName, role } = await findUser(params.id, scope);
  (await readRoleRights(scope)).refuseAbove({ role });
  if (!account) {
    if (body.sessionId !== undefined) throw notFound('session');
    return { ended: 0 };
  }
  const ended = await endOpenSessions(account, body.sessionId, scope);
  if (ended > 0) {
    await announce(db, entity, { kind: 'user', ids: [id] });
    await recordAudit(db, scope, { action: 'session.ended', targetKind: 'user', targetId: id, target: fullName });
  }
  return { ended };
}

type Connections = AnswerOf<typeof viewContract.readUserConnections>['connections'];

/** A person's connections to outside services, limited to what the caller can read. */
export async function readConnections(personId: number, scope: Scope): Promise<Connections> {
  return [
    ...(scope.ability.can('read', 'Email') ? await readMail(personId, scope) : []),
    ...(scope.ability.can('read', 'Calendar') ? await readFeed(personId, scope) : []),
  ];
}

async function readMail(personId: number, { db, entity }: Scope): Promise<Connections> {
  const imap = await db
    .select()
    .from(imapAccounts)
    .where(and(eq(imapAccounts.entity, entity), eq(imapAccounts.personId, personId)));
  const aliases = await db
    .select()
    .from(mailAliases)
    .where(and(eq(mailAliases.entity, entity), eq(mailAliases.personId, personId)))
    .orderBy(mailAliases.id);
  return [
    ...imap.map(({ username, host, createdAt }) => ({
      kind: 'imap' as const,
      name: `${username} (${host})`,
      since: createdAt.toISOString(),
    })),
    ...aliases.map(({ email, createdAt }) => ({ kind: 'mail-alias' as const, name: email, since: createdAt.toISOString() })),
  ];
}

async function readFeed(personId: number, { db, entity }: Scope): Promise<Connections> {
  const feeds = await db
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.entity, entity), eq(calendarFeeds.personId, personId)));
  return feeds.map(({ createdAt }) => ({ kind: 'calendar-feed' as const, name: '', since: createdAt.toISOString() }));
}

type Answer = AnswerOf<typeof viewContract.readUserConnections>;

/** A user's notification settings and connections. Requires all of the user's permissions, and returns only what the caller can read. */
export async function readUserConnections({ params }: GivenOf<typeof viewContract.readUserConnections>, scope: Scope): Promise<Answer> {
  const user = await findUser(params.id, scope);
  if (!isOwnUser(user, scope)) (await readRoleRights(scope)).refuseAbove(user);
  const { personId, account } = user;
  if (personId === null || !account) return { notifications: null, connections: [] };
  return {
    notifications: scope.ability.can('read', 'Notification') ? await readNotifications(personId, scope) : null,
    connections: await readConnections(personId, scope),
  };
}

async function readNotifications(personId: number, { db, entity }: Scope): Promise<Answer['notifications']> {
  const [row] = await db
    .select({ unwanted: notificationPreferences.unwantedKinds })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.entity, entity), eq(notificationPreferences.personId, personId)));
  return notificationKinds.map((kind) => ({ kind, isWanted: !row?.unwanted.includes(kind) }));
}

/** A user's open sessions, last used first, and the time their password was set. Requires all of the user's permissions. */
export async function readUserSecurity(
  { params }: GivenOf<typeof viewContract.readUserSecurity>,
  scope: Scope,
): Promise<AnswerOf<typeof viewContract.readUserSecurity>> {
  const user = await findUser(params.id, scope);
  if (!isOwnUser(user, scope)) (await readRoleRights(scope)).refuseAbove(user);
  const { account } = user;
  if (!account) return { passwordSetAt: null, lastLoginAt: null, secondStepSince: null, identities: [], sessions: [] };
  const since = await twoStepsSince(scope.db, { entity: scope.entity, accountId: account.id });
  return {
    passwordSetAt: account.passwordSetAt?.toISOString() ?? null,
    lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
    secondStepSince: since?.toISOString() ?? null,
    identities: await readIdentities(account.id, scope),
    sessions: await readOpenSessions(account.id, scope),
  };
}

async function readIdentities(accountId: number, { db, entity }: Scope) {
  const { issuer, createdAt } = signOnIdentities;
  const linked = await db
    .select({ issuer, createdAt })
    .from(signOnIdentities)
    .where(and(eq(signOnIdentities.entity, entity), eq(signOnIdentities.accountId, accountId)))
    .orderBy(desc(createdAt), issuer);
  return linked.map((one) => ({ issuer: one.issuer, since: one.createdAt.toISOString() }));
}

/** Unlinks a user's identities and ends their sessions, since the previous owner of an identity may still be signed in. */
export async function unlinkSignOn({ params }: GivenOf<typeof viewContract.unlinkSignOn>, given: Scope): Promise<undefined> {
  const scope = await withRightsLocked(given, 'update', 'User');
  const { db, entity } = scope;
  const user = await findUser(params.id, scope);
  const { id, fullName, account } = user;
  (await readRoleRights(scope)).refuseAbove(user);
  // It may be the only admin's only way to sign in, and wouldn't be linked again if the provider reports a different address.
  if (isOwnUser(user, scope)) throw new Refusal('conflict', { code: 'own_sign_on' });
  const isTheirs = and(eq(signOnIdentities.entity, entity), eq(signOnIdentities.accountId, account?.id ?? 0));
  const unlinked = await db.delete(signOnIdentities).where(isTheirs).returning({ issuer: signOnIdentities.issuer });
  if (!account || unlinked.length === 0) throw new Refusal('conflict', { code: 'no_identity' });
  await endOpenSessions(account, undefined, scope);
  await announce(db, entity, { kind: 'user', ids: [id] });
  const changes = unlinked.map(({ issuer }) => ({ field: 'issuer', from: issuer, to: '' }));
  await recordAudit(db, scope, { action: 'user.sign-on-unlinked', targetKind: 'user', targetId: id, target: fullName, changes });
}
