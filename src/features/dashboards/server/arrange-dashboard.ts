import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../arrangement-contract.ts';
import { keepChoice } from './keep-choice.ts';
import { everybody, readArrangement } from './read-arrangement.ts';
import { refuseOddChoice } from './refuse-odd-choice.ts';

/** Keeps how somebody wants a dashboard. */
export async function arrangeDashboard(
  { body }: GivenOf<typeof contract.arrangeDashboard>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.arrangeDashboard>> {
  const { name, version, cards, hidden } = body;
  refuseOddChoice(body, scope.ability);
  await keepChoice({ name, version, personId: scope.identity.personId, choice: { cards, hidden } }, scope);
  return { arrangement: await readArrangement(name, scope) };
}

/** Forgets it: the dashboard is as all have it. */
export async function resetDashboard(
  { query }: GivenOf<typeof contract.resetDashboard>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.resetDashboard>> {
  await keepChoice({ ...query, personId: scope.identity.personId, choice: null }, scope);
  return { arrangement: await readArrangement(query.name, scope) };
}

/** Sets how a dashboard is for all who arranged none. */
export async function setStart({ body }: GivenOf<typeof contract.setStart>, scope: Scope): Promise<AnswerOf<typeof contract.setStart>> {
  const { name, version, choice } = body;
  if (choice) refuseOddChoice(choice, scope.ability, 'choice.');
  const before = await keepChoice({ name, version, personId: everybody, choice }, scope);
  return { arrangement: await readArrangement(name, scope), before: before && { cards: [...before.cards], hidden: [...before.hidden] } };
}
