import { eq } from 'drizzle-orm';
import { sendNotice } from '#features/email/server/offers.ts';
import { readLanguage, readOwnPerson } from '#features/people/server/offers.ts';
import { entities } from '#features/session/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { LockedUser } from '../record/lock-users.ts';
import { type LinkKind, makeLink } from './invitation-links.ts';
import { linkMessage } from './link-message.ts';

/**
 * Mails a user a one-time link. Nobody else gets to see it: the inviter finds an invitation among the sent mails, with what became of it
 * and without the link; a mail to set a new password is not even there.
 */
export async function sendLink(user: LockedUser, kind: LinkKind, scope: Scope): Promise<void> {
  const { db, deps, entity, identity, now } = scope;
  const { fullName, email } = user;
  const address = await makeLink(user, kind, { ...scope, createdBy: identity.personId });
  const from = await readOwnPerson(scope);
  const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  const language = user.personId === null ? null : await readLanguage(db, entity, user.personId);
  const told = { fullName, company: company?.name ?? '', sender: from.name, address, language };
  const { subject, message, copy } = linkMessage(kind, told);
  const notice = { entity, ownerId: identity.personId, from, to: { name: fullName, email }, subject, message: copy };
  await sendNotice(db, deps, { ...notice, outsideMessage: message, isHidden: kind === 'reset' }, now);
}
