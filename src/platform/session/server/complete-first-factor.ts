import { and, eq, isNull, ne } from 'drizzle-orm';
import type { FirstStep } from '#contract/signed-in.ts';
import type { Db } from '#server/database.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { accounts, signOns } from '../tables.ts';
import { knownDevice } from './known-device.ts';
import { twoStepsSince } from './pass-code.ts';
import { askSecondStep } from './second-step.ts';
import { openSession } from './sessions.ts';
import { isTrustedDevice } from './trusted-devices.ts';

interface Passing {
  entity: string;
  accountId: number;
  remember: boolean;
  /** Authenticated by the company’s identity provider; no password was checked. */
  isByProvider?: boolean;
}

/**
 * Returns a session after the first step or, if the account uses two-step verification and the browser isn't trusted, a challenge. Every
 * sign-in by password, link, or provider goes through here.
 * @throws 403 if the company only allows its identity provider.
 */
export async function completeFirstFactor(db: Db, scope: OpenScope, passing: Passing): Promise<FirstStep> {
  const { deps, now } = scope;
  if (!passing.isByProvider) await refuseOtherWay(db, passing);
  if (!(await twoStepsSince(db, passing))) return openSession(db, scope, passing);
  const device = await knownDevice(scope, passing);
  if (device !== null && (await isTrustedDevice(db, passing, device, now))) return openSession(db, scope, passing);
  const [account] = await db
    .select({ linksVersion: accounts.linksVersion })
    .from(accounts)
    .where(and(eq(accounts.entity, passing.entity), eq(accounts.id, passing.accountId)));
  return askSecondStep(deps, { ...passing, linksVersion: account?.linksVersion ?? 0 }, now);
}

/** @throws 403 if the company only allows its identity provider. */
export async function refuseOtherWay(db: Db, account: { entity: string; accountId: number }): Promise<void> {
  const provider = await onlyWayOf(db, account);
  if (provider !== null) throw new Refusal('forbidden', { code: 'only_by_provider', name: provider });
}

interface Account {
  entity: string;
  accountId: number;
}

/**
 * Name of the identity provider an account must use; null if a password or passkey works. It doesn't apply to clients. The admin who turned
 * it on can still sign in here, and once they aren't an admin, every admin can: a company is never locked out.
 */
export async function onlyWayOf(db: Db, { entity, accountId }: Account): Promise<string | null> {
  const [kept] = await db.select().from(signOns).where(eq(signOns.entity, entity));
  if (!kept?.isActive || !kept.isOnlyWay || kept.keptAccountId === accountId) return null;
  const isLivingAdmin = and(eq(accounts.entity, entity), eq(accounts.role, 'admin'), isNull(accounts.suspendedAt));
  const [keeper] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isLivingAdmin, eq(accounts.id, kept.keptAccountId)));
  const [account] = await db
    .select({ role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId), ne(accounts.userType, 'client')));
  if (!account || (!keeper && account.role === 'admin')) return null;
  return kept.label;
}
