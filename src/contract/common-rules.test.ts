import { describe, expect, test } from 'vitest';
import { builtInRoles } from '#platform/rights/built-in-roles.ts';
import { type AbilityRule, abilityFrom } from './ability.ts';
import { commonRules } from './common-rules.ts';
import type { Action, Subject } from './endpoint.ts';
import { grantableActions, grantableSubjects } from './grantable.ts';

const subjects: Subject[] = ['all', 'ACL', 'Auth', 'Session', 'Event', ...grantableSubjects];
const actions: readonly Action[] = grantableActions;
const everyRule: AbilityRule[] = actions.flatMap((action) => subjects.map((subject) => ({ action, subject })));

/** Lists the cases where the common rules allow something other than what both lists allow. */
function differences(one: readonly AbilityRule[], other: readonly AbilityRule[]): string[] {
  const [first, second, both] = [abilityFrom(one), abilityFrom(other), abilityFrom(commonRules(one, other))];
  return everyRule
    .filter(({ action, subject }) => both.can(action, subject) !== (first.can(action, subject) && second.can(action, subject)))
    .map(({ action, subject }) => `${action} ${subject}`);
}

describe('the common rules of two lists allow what both allow, and nothing else', () => {
  test('for every pair of rules, for every action on every subject', () => {
    expect(everyRule.flatMap((one) => everyRule.flatMap((other) => differences([one], [other])))).toEqual([]);
  });
  test('for every pair of roles, and for every role with each single rule', () => {
    const lists = [...builtInRoles.map(({ rules }) => rules), ...everyRule.map((rule) => [rule])];
    expect(builtInRoles.flatMap(({ rules }) => lists.flatMap((other) => differences(rules, other)))).toEqual([]);
  });
  test('contain no duplicates', () => {
    const everything: AbilityRule = { action: 'manage', subject: 'all' };
    expect(commonRules([everything], [...everyRule])).toEqual([everything]);
  });
  test('are empty if either list is empty', () => {
    expect(commonRules(everyRule, [])).toEqual([]);
    expect(commonRules([{ action: 'manage', subject: 'all' }], [{ action: 'read', subject: 'Todo' }])).toEqual([
      { action: 'read', subject: 'Todo' },
    ]);
  });
});
