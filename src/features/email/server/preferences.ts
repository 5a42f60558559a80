import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readOwnPerson } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type * as preferencesContract from '../preferences-contract.ts';
import type { MailView } from '../preferences-contract.ts';
import { mailPreferences } from '../tables.ts';
import { picturesNamedIn, toStoredHtml, withPictureAddresses } from './compose/attachments.ts';
import { type CleanMessage, cleanMessage } from './compose/sanitize-message.ts';

/** Returns the signed-in person's mail preferences. Version 1 means nothing is saved yet. */
export async function getPreferences(_given: unknown, scope: Scope): Promise<AnswerOf<typeof preferencesContract.getMailPreferences>> {
  const { db, deps } = scope;
  const [row] = await db
    .select({ signature: mailPreferences.signature, version: mailPreferences.version })
    .from(mailPreferences)
    .where(ownPreferences(scope));
  const [signature = ''] = await shownHtml([row?.signature ?? ''], scope);
  return {
    signature,
    version: row?.version ?? 1,
    from: await readOwnPerson(scope),
    canSendOutside: deps.mail.outgoing !== null,
    outsideFrom: deps.mail.outgoing?.from.email ?? null,
  };
}

function ownPreferences({ entity, identity }: Scope) {
  return and(eq(mailPreferences.entity, entity), eq(mailPreferences.personId, identity.personId));
}

type Answer = AnswerOf<typeof preferencesContract.updateMailPreferences>;

/** Changes the signature unless another tab changed it meanwhile. */
export async function updatePreferences(
  { body }: GivenOf<typeof preferencesContract.updateMailPreferences>,
  scope: Scope,
  clean: CleanMessage,
): Promise<Answer> {
  const { db, entity, identity, now } = scope;
  // A row at version 1 counts as none, so the second of two first saves gets a conflict.
  await db.insert(mailPreferences).values({ entity, personId: identity.personId, updatedAt: now }).onConflictDoNothing();
  const [current] = await db.select().from(mailPreferences).where(ownPreferences(scope)).for('update');
  if (!current) throw new Error('the preferences were not made');
  if (body.version !== undefined && body.version !== current.version) {
    throw conflict('signature', await shown(current.signature, current.version, scope));
  }
  const signature = await keptHtml(clean, scope, current.signature);
  const version = current.version + 1;
  await db.update(mailPreferences).set({ signature, version, updatedAt: now }).where(ownPreferences(scope));
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return shown(signature, version, scope);
}

async function shown(kept: string, version: number, scope: Scope): Promise<Answer> {
  const [signature = ''] = await shownHtml([kept], scope);
  return { signature, version };
}

export async function getView(_given: unknown, scope: Scope): Promise<AnswerOf<typeof preferencesContract.getMailView>> {
  const { density, readingPane } = mailPreferences;
  const [row] = await scope.db.select({ density, readingPane }).from(mailPreferences).where(ownPreferences(scope));
  return (row as MailView | undefined) ?? { density: 'comfortable', readingPane: 'right' };
}

/** Changes the mail view. Leaves the signature and its version alone, so it does not interrupt someone editing it. */
export async function updateView(
  { body }: GivenOf<typeof preferencesContract.updateMailView>,
  scope: Scope,
): Promise<AnswerOf<typeof preferencesContract.updateMailView>> {
  const { db, entity, identity, now } = scope;
  const { density, readingPane } = body;
  const given = { ...(density && { density }), ...(readingPane && { readingPane }), updatedAt: now };
  await db
    .insert(mailPreferences)
    .values({ entity, personId: identity.personId, ...given })
    .onConflictDoUpdate({ target: [mailPreferences.entity, mailPreferences.personId], set: given });
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return getView(undefined, scope);
}

// Removed from what people write: such a reference would open anyone's file by id.
const namingPicture = /(<img\b[^>]*?\ssrc=")cid:[^"]*(?=")/gi;

/** Sanitizes a signature or template before a database connection is taken. */
export async function cleanHtml(html: string, field: string, { deps }: PreparingScope): Promise<CleanMessage> {
  return deps.heavy.run(cleanMessage, { html, field });
}

/**
 * Prepares the sanitized HTML of a signature or template for storage: images are referenced by file instead of signed URL.
 * @param before the stored version: its images stay, even if the page that sends them has been open for days
 */
export async function keptHtml({ html }: CleanMessage, scope: Scope, before = ''): Promise<string> {
  return (await toStoredHtml(html.replaceAll(namingPicture, '$1'), scope, await picturesNamedIn([before], scope))).message;
}

/** Prepares stored HTML for display: its images get signed URLs for the day. */
export async function shownHtml(kept: string[], scope: Scope): Promise<string[]> {
  const pictures = await picturesNamedIn(kept, scope);
  return kept.map((html) => withPictureAddresses(html, pictures, scope.entity, scope.deps.files));
}
