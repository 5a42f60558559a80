import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { canMailLinks, endVerifications, sendVerification } from './send-verification.ts';
import { lockAccount, refuseTakenAddress, takeAddress } from './take-address.ts';

/**
 * Begins to give the caller another address: a link is mailed there, and it becomes theirs when that is opened. Where no links are mailed
 * it becomes theirs at once, unproved as an address that an admin gives them.
 * @throws 409 when somebody else has it, 429 when several links were mailed
 */
export async function beginAddressChange(email: string, scope: Scope): Promise<void> {
  const { db, deps, entity, identity, now } = scope;
  const account = await lockAccount(db, entity, identity.accountId);
  if (!account || account.email === email) return;
  const isSameAddress = account.email.toLowerCase() === email.toLowerCase();
  if (isSameAddress) return takeAddress(db, scope, account, { email, verifiedAt: account.emailVerifiedAt });
  if (!canMailLinks(deps)) return takeAddress(db, scope, account, { email, verifiedAt: null });
  await refuseTakenAddress(db, account, email);
  const againAt = await sendVerification(db, deps, { ...account, email }, now, { isChange: true });
  if (againAt) throw linksMailed(againAt, now);
}

/** Ends the link that was mailed to another address. */
export function cancelAddressChange({ db, entity, identity, now }: Scope): Promise<void> {
  return endVerifications(db, entity, identity.accountId, now);
}

/** 429 for who was mailed several links within the hour. */
export function linksMailed(againAt: Date, now: Date): Refusal {
  const seconds = Math.ceil((againAt.getTime() - now.getTime()) / 1000);
  return new Refusal('too_many_requests', { code: 'links_mailed', seconds }, { headers: { 'Retry-After': String(seconds) } });
}
