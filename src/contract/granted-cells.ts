import type { AbilityRule } from '#contract/ability.ts';
import { abilityFrom } from '#contract/ability.ts';
import type { Action, Subject } from '#contract/endpoint.ts';
import { grantableSubjects } from '#contract/grantable.ts';

/** The cells of the permission matrix; `manage` on a subject covers all four. */
export const cellActions = ['read', 'create', 'update', 'delete'] as const satisfies Action[];

/** Returns each matrix cell the rules check, with `manage` expanded. */
export function grantedCells(rules: readonly AbilityRule[]): AbilityRule[] {
  const ability = abilityFrom(rules);
  return grantableSubjects.flatMap((subject) =>
    cellActions.filter((action) => ability.can(action, subject)).map((action) => ({ action, subject })),
  );
}

/** Reduces the rules to as few as possible with the same permissions: all four cells of a subject become `manage`, without duplicates. */
export function tidyRules(rules: readonly AbilityRule[]): AbilityRule[] {
  return grantableSubjects.flatMap((subject): AbilityRule[] => {
    const actions = new Set(rules.filter((rule) => rule.subject === subject).map(({ action }) => action));
    if (actions.has('manage') || cellActions.every((action) => actions.has(action))) return [{ action: 'manage', subject }];
    return cellActions.filter((action) => actions.has(action)).map((action) => ({ action, subject: subject satisfies Subject }));
  });
}
