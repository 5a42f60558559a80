import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readOwnPerson } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { mails, mailsView } from '../tables.ts';
import type { unsubscribe as contract, Unsubscription } from '../unsubscribe-contract.ts';
import { findPeople } from './addresses.ts';
import { htmlOfText } from './compose/plain-text.ts';
import { dispatchMail, recipientsOf } from './delivery/dispatch-mail.ts';
import { addOutgoing } from './delivery/send-mail.ts';
import { ownMails } from './mail-place.ts';
import { unsubscribeMail } from './unsubscription-of.ts';

type Given = GivenOf<typeof contract>;

// The response body is not read; a confirmation page may be long.
const limitBytes = 5 * 1024 * 1024;

/** Sends the unsubscribe request to the sender's server, without holding a connection, if the email supports it and it was not sent yet. */
export async function askSender({ params }: Given, scope: PreparingScope): Promise<void> {
  const { deps, entity, identity } = scope;
  await refuseTooMany(deps, [{ key: ['unsubscribe', entity, String(identity.personId)], hits: 100, windowSeconds: 600 }]);
  const { unsubscription } = await deps.database.reading(entity, (db) => readListed(params.id, { ...scope, db }));
  if (unsubscription.kind !== 'post' || unsubscription.askedAt) return;
  if (!deps.mail.fetchOutside) throw new Refusal('conflict', { code: 'outside_in_tab' });
  const found = await deps.mail.fetchOutside({ address: unsubscription.address, limitBytes, form: 'List-Unsubscribe=One-Click' });
  // A redirect to a confirmation page counts as success.
  if (!found || found.status >= 400) throw notFound('address');
}

/** Unsubscribes from the list of an email, once: by email from the address on the list, unless the sender's server was asked. */
export async function unsubscribe({ params }: Given, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unsubscribe ${entity} ${params.id}`}, 0))`);
  const { unsubscription, ...mail } = await readListed(params.id, scope);
  if (unsubscription.askedAt) return { unsubscription };
  if (unsubscription.kind === 'mail') await writeToList(unsubscription, mail, scope);
  const asked = { ...unsubscription, askedAt: now.toISOString() };
  await db
    .update(mails)
    .set({ unsubscription: asked, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(eq(mails.entity, entity), eq(mails.id, params.id)));
  await announce(db, entity, { kind: 'email', ids: [params.id], person: identity.personId });
  return { unsubscription: asked };
}

type Listed = Pick<typeof mails.$inferSelect, 'to' | 'cc' | 'bcc'>;

/** @throws 404 when the email does not exist or has no way to unsubscribe. */
async function readListed(id: number, scope: Scope): Promise<Listed & { unsubscription: Unsubscription }> {
  const { to, cc, bcc, unsubscription } = mailsView;
  const [mail] = await scope.db
    .select({ to, cc, bcc, unsubscription })
    .from(mailsView)
    .where(and(ownMails(scope), eq(mailsView.id, id)));
  if (!mail?.unsubscription) throw notFound('mail');
  return { ...mail, unsubscription: mail.unsubscription };
}

async function writeToList({ address }: Unsubscription, mail: Listed, scope: Scope): Promise<void> {
  const { db, deps, entity, identity, now } = scope;
  const letter = unsubscribeMail(address);
  if (!letter) throw notFound('address');
  const own = await readOwnPerson(scope);
  const written = {
    ...{ entity, ownerId: identity.personId, subject: letter.subject, message: htmlOfText(letter.text), attachments: [] },
    from: { name: own.name, email: (await addressOnList(db, mail, scope)) ?? own.email },
    to: { name: '', email: letter.to },
  };
  const draft = await addOutgoing(db, written, now);
  await dispatchMail(db, deps, draft, await findPeople(db, entity, recipientsOf(draft)), now);
}

/** Returns the person's address that the email was sent to. */
async function addressOnList(db: Db, mail: Listed, { entity, identity }: Scope): Promise<string | undefined> {
  const people = await findPeople(db, entity, recipientsOf(mail));
  return [...people].find(([, personId]) => personId === identity.personId)?.[0];
}
