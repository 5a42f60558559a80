import type { AbilityRule } from '#contract/ability.ts';
import { abilityFrom } from '#contract/ability.ts';
import type { Action, Subject } from '#contract/endpoint.ts';
import { grantableSubjects } from '#contract/grantable.ts';

/** The cells of the matrix: `manage` of a subject is these four. */
export const cellActions = ['read', 'create', 'update', 'delete'] as const satisfies Action[];

/** Each cell of the matrix that the rules tick: `manage` is spelled out. */
export function grantedCells(rules: readonly AbilityRule[]): AbilityRule[] {
  const ability = abilityFrom(rules);
  return grantableSubjects.flatMap((subject) =>
    cellActions.filter((action) => ability.can(action, subject)).map((action) => ({ action, subject })),
  );
}

/** The same rights in as few rules as may be: all four cells of a subject are `manage`, and nothing is said twice. */
export function tidyRules(rules: readonly AbilityRule[]): AbilityRule[] {
  return grantableSubjects.flatMap((subject): AbilityRule[] => {
    const actions = new Set(rules.filter((rule) => rule.subject === subject).map(({ action }) => action));
    if (actions.has('manage') || cellActions.every((action) => actions.has(action))) return [{ action: 'manage', subject }];
    return cellActions.filter((action) => actions.has(action)).map((action) => ({ action, subject: subject satisfies Subject }));
  });
}
