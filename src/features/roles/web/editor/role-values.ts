import type { AbilityRule } from '#contract/ability.ts';
import { grantableSubjects } from '#contract/grantable.ts';
import { cellActions, grantedCells, tidyRules } from '#contract/granted-cells.ts';
import type { GrantedRule, Role } from '../../contract.ts';

export type CellAction = (typeof cellActions)[number];
export type RowSubject = (typeof grantableSubjects)[number];

/** Form values: the title, and the checked cells of each matrix row, such as `read update`. */
export type RoleValues = { title: string } & Record<RowSubject, string>;

export function valuesOf({ title, rules }: Pick<Role, 'title' | 'rules'>): RoleValues {
  const cells = grantedCells(rules as AbilityRule[]);
  const rows = grantableSubjects.map((subject) => {
    const actions = cells.filter((cell) => cell.subject === subject).map(({ action }) => action);
    return [subject, actions.join(' ')];
  });
  return { title, ...(Object.fromEntries(rows) as Record<RowSubject, string>) };
}

export function tickedIn(values: RoleValues, subject: RowSubject): CellAction[] {
  const ticked = values[subject].split(' ');
  return cellActions.filter((action) => ticked.includes(action));
}

export function rulesOf(values: RoleValues): GrantedRule[] {
  const cells = grantableSubjects.flatMap((subject) => tickedIn(values, subject).map((action) => ({ action, subject })));
  return tidyRules(cells) as GrantedRule[];
}

/**
 * Returns a row after checking or unchecking cells. Every action requires *read*: checking any checks it, and unchecking it
 * clears the row. Cells not in `mine` stay unchanged.
 */
export function rowWith(ticked: readonly CellAction[], actions: readonly CellAction[], isOn: boolean, mine: readonly CellAction[]): string {
  const named = new Set<CellAction>(actions);
  if (isOn) named.add('read');
  else if (named.has('read')) for (const action of cellActions) named.add(action);
  const changes = (action: CellAction) => named.has(action) && mine.includes(action);
  return cellActions.filter((action) => (changes(action) ? isOn : ticked.includes(action))).join(' ');
}

/** Applies the user's changes on top of what someone else saved. */
export function merged(theirs: RoleValues, mine: RoleValues, changed: readonly (keyof RoleValues)[]): RoleValues {
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
}
