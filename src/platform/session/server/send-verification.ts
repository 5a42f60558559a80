import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { escapeHtml } from '#contract/escape-html.ts';
import { pageAddress } from '#contract/page-address.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import { nextId } from '#server/next-ids.ts';
import { makeOneTimeToken } from '#server/one-time-token.ts';
import { sweepEnded } from '#server/sweep.ts';
import { inLanguageOf, wordsIn } from '#server/words.ts';
import { texts } from '../locales/server/texts.ts';
import { type accounts, addressVerifications } from '../tables.ts';

const hourMs = 3_600_000;
const validMs = 3 * 24 * hourMs;
const maxAnHour = 4;

type Account = Pick<typeof accounts.$inferSelect, 'entity' | 'id' | 'personId' | 'email'>;

/** Whether links can be mailed; otherwise the operator verifies addresses. */
export function canMailLinks(deps: Dependencies): boolean {
  return deps.mail.outgoing !== null && mailedOrigin(deps) !== null;
}

/**
 * Mails an account a one-time link to verify its address, if links can be mailed; earlier ones become invalid.
 * @param isChange The account keeps its current address until the link is opened.
 * @returns when the next one can be mailed, if not now: an account has several per hour, whatever addresses it gets
 */
export async function sendVerification(
  db: Db,
  deps: Dependencies,
  account: Account,
  now: Date,
  { isChange = false } = {},
): Promise<Date | null> {
  const { entity, id, personId, email } = account;
  await endVerifications(db, entity, id, now);
  if (!canMailLinks(deps)) return null;
  const againAt = await findNextMoment(db, account, now);
  if (againAt) return againAt;
  const { token, tokenHash } = await makeOneTimeToken(entity);
  await db.insert(addressVerifications).values({
    entity,
    id: await nextId(db, entity, 'address verification'),
    accountId: id,
    email,
    isChange,
    tokenHash,
    expiresAt: new Date(now.getTime() + validMs),
    createdAt: now,
  });
  const { subject, message, copy } = verificationMessage(
    mailedOrigin(deps) + pageAddress('/pages/verify-email-cover', {}, { token }),
    isChange,
  );
  const notice = { entity, ownerId: personId, to: { name: '', email }, subject, message: copy, outsideMessage: message };
  await deps.notices.send(db, deps, { ...notice, isHidden: true }, now);
  return null;
}

async function findNextMoment(db: Db, { entity, id }: Account, now: Date): Promise<Date | null> {
  const { createdAt, accountId, entity: of } = addressVerifications;
  const mailed = await db
    .select({ at: createdAt })
    .from(addressVerifications)
    .where(and(eq(of, entity), eq(accountId, id), gt(createdAt, new Date(now.getTime() - hourMs))))
    .orderBy(desc(createdAt))
    .limit(maxAnHour);
  const oldest = mailed.at(maxAnHour - 1);
  return oldest ? new Date(oldest.at.getTime() + hourMs) : null;
}

/** Ends an account's unused links. */
export async function endVerifications(db: Db, entity: string, accountId: number, now: Date): Promise<void> {
  await db
    .update(addressVerifications)
    .set({ usedAt: now })
    .where(
      and(eq(addressVerifications.entity, entity), eq(addressVerifications.accountId, accountId), isNull(addressVerifications.usedAt)),
    );
}

interface VerificationMessage {
  subject: string;
  message: string;
  /** The same without the link, for storage. */
  copy: string;
}

/** The verification mail in every language. Contains nothing the person entered, because it goes to an unverified address. */
function verificationMessage(address: string, isChange: boolean): VerificationMessage {
  const lines = (labelOf: (label: string) => string) =>
    inLanguageOf(null, texts, (words) => [
      words(isChange ? 'sessionMail.change' : 'sessionMail.somebody'),
      labelOf(words('sessionMail.confirm')),
      words(isChange ? 'sessionMail.changeValidity' : 'sessionMail.validity'),
    ]);
  return {
    subject: wordsIn(texts, 'en')('sessionMail.subject'),
    message: lines((label) => `<a href="${escapeHtml(address)}">${label}</a>`),
    copy: lines((label) => `[${label}]`),
  };
}

/** Prunes used and expired links. */
export const sweepVerifications = sweepEnded('verifications', addressVerifications, addressVerifications.usedAt);
