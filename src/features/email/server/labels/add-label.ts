import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addMailLabel as contract } from '../../labels-contract.ts';
import { mailLabels } from '../../tables.ts';
import { lockLabels, refuseMoreLabels } from './lock-labels.ts';
import { labelColumns, toLabel } from './read-labels.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

/** Makes a label, at the end. */
export async function addLabel({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const labels = await lockLabels(scope);
  refuseMoreLabels(labels);
  await refuseTakenName(body.name, scope);
  const [label] = await db
    .insert(mailLabels)
    .values({
      entity,
      id: await nextId(db, entity, 'mail label'),
      ownerId: identity.personId,
      position: labels + 1,
      ...body,
      createdAt: now,
      updatedAt: now,
    })
    .returning(labelColumns);
  if (!label) throw new Error('the label was not added');
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { label: toLabel(label) };
}
