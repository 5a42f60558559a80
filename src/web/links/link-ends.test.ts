import { expect, test } from 'vitest';
import { type AbilityRule, abilityFrom } from '#contract/ability.ts';
import type { Linked } from '#contract/linked-kind.ts';
import { endsOf, linkableKinds, mayLink } from './link-ends.ts';

const able = (...rules: AbilityRule[]) => abilityFrom(rules);

test('a link has the same ends whichever side creates it', () => {
  const mail: Linked = { kind: 'mail', id: 2 };
  const card: Linked = { kind: 'card', id: 1 };
  expect(endsOf(mail, card)).toEqual({ from: mail, to: card });
  expect(endsOf(card, mail)).toEqual({ from: mail, to: card });
});

test('requires permission to update the target of the link', () => {
  const ability = able({ action: 'read', subject: 'Email' }, { action: 'manage', subject: 'Todo' });
  expect([mayLink(ability, 'mail', 'todo'), mayLink(ability, 'todo', 'mail')]).toEqual([true, true]);
  expect(mayLink(ability, 'mail', 'card')).toBe(false);
});

test('offers kinds that can be read and linked, but no mail for a mail', () => {
  const ability = able({ action: 'manage', subject: 'Email' }, { action: 'manage', subject: 'Todo' }, { action: 'read', subject: 'Board' });
  expect(linkableKinds(ability, 'mail')).toEqual(['todo']);
  expect(linkableKinds(ability, 'todo')).toEqual(['mail', 'card', 'todo']);
  expect(linkableKinds(able({ action: 'read', subject: 'Todo' }), 'todo')).toEqual([]);
});
