import { expect, test } from 'vitest';
import { auditActions } from '#platform/audit/contract.ts';
import english from '../../locales/en.json' with { type: 'json' };
import { timelineKey } from './timeline-key.ts';

test('every kind has a text', () => {
  const texts: Record<string, string> = english.users.timeline;
  for (const kind of [...auditActions, 'card.moved', 'card.commented', 'card.unarchived'])
    expect(texts[timelineKey(kind).slice('users.timeline.'.length)], kind).toBeTruthy();
});

test('what is not known is still said', () => {
  expect(timelineKey('user.role-changed')).toBe('users.timeline.userRoleChanged');
  expect(timelineKey('moon.risen')).toBe('users.timeline.changed');
});
