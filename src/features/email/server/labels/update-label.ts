import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateMailLabel as contract } from '../../labels-contract.ts';
import { mailLabels } from '../../tables.ts';
import { lockLabel, lockLabels, ownLabels } from './lock-labels.ts';
import { labelColumns, toLabel } from './read-labels.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

/** Renames a label, or gives it another colour. */
export async function updateLabel({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { version, name, tint } = body;
  await lockLabels(scope);
  const current = await lockLabel(params.id, scope);
  if (version !== undefined && version !== current.version) throw conflict('label', toLabel(current));
  if (name === undefined && tint === undefined) throw invalid('name', 'nothing_given');
  if (name !== undefined) await refuseTakenName(name, scope, params.id);
  const [label] = await db
    .update(mailLabels)
    .set({ ...(name !== undefined && { name }), ...(tint && { tint }), version: sql`${mailLabels.version} + 1`, updatedAt: now })
    .where(and(ownLabels(scope), eq(mailLabels.id, params.id)))
    .returning(labelColumns);
  if (!label) throw new Error('the locked label was not updated');
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { label: toLabel(label) };
}
