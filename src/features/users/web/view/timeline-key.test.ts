import { expect, test } from 'vitest';
import { auditActions } from '#platform/audit/contract.ts';
import english from '../../locales/en.json' with { type: 'json' };
import { timelineKey } from './timeline-key.ts';

test('has a text for every kind', () => {
  const texts: Record<string, string> = english.users.timeline;
  for (const kind of [...auditActions, 'card.moved', 'card.commented', 'card.unarchived'])
    expect(texts[timelineKey(kind).slice('users.timeline.'.length)], kind).toBeTruthy();
});

test('falls back to a generic text for unknown kinds', () => {
  expect(timelineKey('user.role-changed')).toBe('users.timeline.userRoleChanged');
  expect(timelineKey('moon.risen')).toBe('users.timeline.changed');
});
