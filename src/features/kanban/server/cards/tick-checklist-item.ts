import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { tickChecklistItem as contract } from '../../contract.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { announceCards } from '../spaces/announce-cards.ts';
import { lockTask, writeTask } from './lock-task.ts';

/** Ticks an item or takes the tick off. The card is locked meanwhile, so that two who tick at once both do. */
export async function tickChecklistItem({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { id, checklist, version } = await lockTask(scope, params.id);
  const item = checklist.find((one) => one.id === params.itemId);
  if (!item) throw notFound('item');
  if (item.isDone === body.isDone) return { checklist, version };
  const ticked = checklist.map((one) => (one === item ? { ...one, isDone: body.isDone } : one));
  await writeTask(scope, id, { checklist: ticked });
  await recordActivity(scope, [{ taskId: id, kind: 'checklist', facts: { text: item.text, isDone: body.isDone ? 1 : 0 } }]);
  await announceCards(scope, [id]);
  return { checklist: ticked, version: version + 1 };
}
