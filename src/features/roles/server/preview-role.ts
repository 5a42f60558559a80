import type { AbilityRule } from '#contract/ability.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { grantedCells } from '#contract/granted-cells.ts';
import type { Scope } from '#server/scope.ts';
import type { previewRole as contract } from '../contract.ts';
import { readRole } from './find-role.ts';

/** Who would gain and who would lose what, were the role to have other rules. */
export async function previewRole({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { rules, people, userCount } = await readRole(params.name, scope);
  const [before, after] = [grantedCells(rules as AbilityRule[]), grantedCells(body.rules)];
  const shift = (cells: AbilityRule[]) =>
    cells.length > 0 ? { users: people, userCount, rules: cells } : { users: [], userCount: 0, rules: [] };
  return { gains: shift(without(after, before)), loses: shift(without(before, after)) };
}

function without(cells: AbilityRule[], others: AbilityRule[]): AbilityRule[] {
  return cells.filter((cell) => !others.some(({ action, subject }) => action === cell.action && subject === cell.subject));
}
