import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { snoozeEmails as contract } from '../../contract.ts';
import { mails } from '../../tables.ts';
import { lockOwnMails } from './lock-own-mails.ts';

const latestMs = 5 * 366 * 86_400_000;

/** Keeps mails of the inbox out of it until a moment, or brings them back now. */
export async function snoozeEmails({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  const { emailIds, until } = body;
  const rows = await lockOwnMails(emailIds, scope);
  if (until && until.getTime() <= now.getTime()) throw invalid('until', 'in_the_past');
  if (until && until.getTime() > now.getTime() + latestMs) throw invalid('until', { code: 'too_far_ahead', years: 5 });
  const other = rows.find(({ folder }) => folder !== 'inbox');
  if (until && other) throw invalid('emailIds', { code: 'mail_not_in_inbox', id: other.id });
  const ids = rows.map(({ id }) => id);
  await db
    .update(mails)
    .set({ snoozedUntil: until, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(eq(mails.entity, entity), inArray(mails.id, ids)));
  await announce(db, entity, { kind: 'email', ids, person: identity.personId });
}
