import { eq } from 'drizzle-orm';
import { sendNotice } from '#features/email/server/offers.ts';
import { readOwnPerson } from '#features/people/server/offers.ts';
import { entities } from '#features/session/tables.ts';
import type { Scope } from '#server/scope.ts';
import { type LinkKind, makeLink } from './invitation-links.ts';
import { linkMessage } from './link-message.ts';
import type { LockedUser } from './lock-users.ts';

/**
 * Mails a user a one-time link. The inviter finds an invitation among the sent mails, with what became of it; a link to set a new
 * password is nobody's but the user's.
 */
export async function sendLink({ id, fullName, email }: LockedUser, kind: LinkKind, scope: Scope): Promise<void> {
  const { db, deps, entity, identity, now } = scope;
  const address = await makeLink(id, kind, scope);
  const from = await readOwnPerson(scope);
  const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  const written = linkMessage(kind, { fullName, company: company?.name ?? '', sender: from.name, address });
  const notice = { entity, ownerId: identity.personId, from, to: { name: fullName, email }, ...written };
  await sendNotice(db, deps, { ...notice, isSecret: kind === 'reset' }, now);
}
