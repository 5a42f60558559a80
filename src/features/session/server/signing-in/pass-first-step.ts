import { and, eq } from 'drizzle-orm';
import type { FirstStep } from '#contract/signed-in.ts';
import type { Db } from '#server/database.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { accounts } from '../../tables.ts';
import { askSecondStep } from '../two-steps/challenge.ts';
import { isTrustedDevice } from '../two-steps/trusted-devices.ts';
import { twoStepsSince } from '../two-steps/two-steps-since.ts';
import { knownDevice } from './known-device.ts';
import { onlyWayOf } from './only-way.ts';
import { openSession } from './open-session.ts';

interface Passing {
  entity: string;
  accountId: number;
  remember: boolean;
  /** The company’s own provider says who it is: no password was asked for here. */
  isByProvider?: boolean;
}

/**
 * What whoever has the password is answered: a session, or, where the account has a second step and the browser is not trusted, that it is
 * asked for. Every way to sign in by a password, a link or a provider goes through here.
 * @throws 403 where the company signs in by its provider alone
 */
export async function passFirstStep(db: Db, scope: OpenScope, passing: Passing): Promise<FirstStep> {
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

/** @throws 403 where the company signs in by its provider alone */
export async function refuseOtherWay(db: Db, account: { entity: string; accountId: number }): Promise<void> {
  const provider = await onlyWayOf(db, account);
  if (provider !== null) throw new Refusal('forbidden', { code: 'only_by_provider', name: provider });
}
