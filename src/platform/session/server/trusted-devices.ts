import { and, eq, gt, isNull } from 'drizzle-orm';
import { sha256Hex } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import { nextId } from '#server/next-ids.ts';
import type { OpenScope } from '#server/scope.ts';
import { sweepEnded } from '#server/sweep.ts';
import { accounts, trustedDevices } from '../tables.ts';

interface Owner {
  entity: string;
  accountId: number;
}

const trustedForMs = 30 * 86_400_000;
const longestUserAgent = 300;

/** Condition, on devices joined with their accounts, for a device to be trusted; a new password or a suspension ends the trust. */
function isTrusted({ entity, accountId }: Owner, now: Date) {
  return and(
    eq(trustedDevices.entity, entity),
    eq(trustedDevices.accountId, accountId),
    isNull(trustedDevices.revokedAt),
    gt(trustedDevices.expiresAt, now),
    eq(trustedDevices.linksVersion, accounts.linksVersion),
  );
}

const itsAccount = and(eq(accounts.entity, trustedDevices.entity), eq(accounts.id, trustedDevices.accountId));

/** Whether a browser, identified by its random name, needs only the password. */
export async function isTrustedDevice(db: Db, owner: Owner, device: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: trustedDevices.id })
    .from(trustedDevices)
    .innerJoin(accounts, itsAccount)
    .where(and(isTrusted(owner, now), eq(trustedDevices.deviceHash, await sha256Hex(device))))
    .limit(1);
  return found.length > 0;
}

/** Browsers that need only the password, newest first. */
export function readTrustedDevices(db: Db, owner: Owner, now: Date) {
  const { id, userAgent, createdAt, expiresAt, deviceHash } = trustedDevices;
  return db
    .select({ id, userAgent, createdAt, expiresAt, deviceHash })
    .from(trustedDevices)
    .innerJoin(accounts, itsAccount)
    .where(isTrusted(owner, now))
    .orderBy(id)
    .limit(100);
}

/** Lets a browser sign in with only the password for thirty days. */
export async function trustDevice(
  db: Db,
  { request, now }: OpenScope,
  owner: Owner & { linksVersion: number },
  device: string,
): Promise<void> {
  const { entity, accountId, linksVersion } = owner;
  await db.insert(trustedDevices).values({
    ...{ entity, accountId, linksVersion },
    id: await nextId(db, entity, 'trusted device'),
    deviceHash: await sha256Hex(device),
    userAgent: (request.headers.get('User-Agent') ?? '').slice(0, longestUserAgent).toWellFormed(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + trustedForMs),
  });
}

/** Ends the trust in one of an account's browsers, or in all. @returns how many were trusted */
export async function endTrust(db: Db, { entity, accountId }: Owner, id: number | null, now: Date): Promise<number> {
  const { entity: of, accountId: whose, revokedAt, id: which } = trustedDevices;
  const ended = await db
    .update(trustedDevices)
    .set({ revokedAt: now })
    .where(and(eq(of, entity), eq(whose, accountId), isNull(revokedAt), id === null ? undefined : eq(which, id)))
    .returning({ id: which });
  return ended.length;
}

/** Prunes browsers that are no longer trusted. */
export const sweepTrustedDevices = sweepEnded('trusted devices', trustedDevices, trustedDevices.revokedAt);
