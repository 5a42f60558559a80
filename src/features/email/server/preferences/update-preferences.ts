import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateMailPreferences as contract } from '../../preferences-contract.ts';
import { mailPreferences } from '../../tables.ts';
import type { CleanMessage } from '../compose/clean-message.ts';
import { ownPreferences } from './get-preferences.ts';
import { keptHtml, shownHtml } from './kept-html.ts';

type Answer = AnswerOf<typeof contract>;

/** Changes the signature, unless another tab did meanwhile. */
export async function updatePreferences({ body }: GivenOf<typeof contract>, scope: Scope, clean: CleanMessage): Promise<Answer> {
  const { db, entity, identity, now } = scope;
  // A row at version 1 is as none, so that of two first saves one comes second.
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
