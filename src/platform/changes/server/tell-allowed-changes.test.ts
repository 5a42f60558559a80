import { expect, test, vi } from 'vitest';
import { type AbilityRule, abilityFrom } from '#contract/ability.ts';
import type { Change } from '#contract/change.ts';
import type { Identity } from '#server/scope.ts';
import { tellAllowedChanges } from './tell-allowed-changes.ts';

const identity = (...subjects: AbilityRule['subject'][]): Identity => ({
  entity: 'juniper',
  accountId: 1,
  personId: 1,
  sessionId: 's',
  rules: subjects.map((subject) => ({ action: 'read', subject })),
});
const board: Change = { kind: 'board', ids: [1] };
const todo: Change = { kind: 'todo', ids: [] };
const session: Change = { kind: 'session', ids: [], person: 1 };
/** Lets all pending promises run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A listener who can read boards; each identity check waits until it is resolved. */
function listener() {
  const asked: { answer: (by: Identity | null) => void; fail: () => void }[] = [];
  const told: string[] = [];
  const end = vi.fn();
  const tell = tellAllowedChanges(
    {
      identity: identity('Board'),
      ability: abilityFrom(identity('Board').rules),
      identifyAgain: () => new Promise((resolve, reject) => asked.push({ answer: resolve, fail: () => reject(new Error('gone')) })),
    },
    { send: (event, data) => void told.push(event === 'change' ? (data as Change).kind : event), end },
  );
  const answer = (by: Identity | null) => {
    asked.shift()?.answer(by);
    return settle();
  };
  return { tell, told, end, answer, fail: () => asked.shift()?.fail(), asked };
}

test('events announced after a permission change wait for it, in order', async () => {
  const { tell, told, answer } = listener();
  await answer(identity('Board'));
  for (const change of [board, session, board, todo]) tell(change);
  await settle();
  expect(told).toEqual(['board']);
  await answer(identity('Todo'));
  expect(told).toEqual(['board', 'session', 'todo']);
});

test('sends nothing before the identity is checked again', async () => {
  const { tell, told, answer } = listener();
  tell(board);
  tell('resync');
  await settle();
  expect(told).toEqual([]);
  await answer(identity());
  expect(told).toEqual(['resync']);
});

test('ignores the sessions of others, and an ended session ends the stream', async () => {
  const { tell, told, end, answer, asked } = listener();
  await answer(identity('Board'));
  tell({ ...session, person: 2 });
  await settle();
  expect(asked).toEqual([]);
  tell(session);
  await answer(null);
  expect(end).toHaveBeenCalled();
  expect(told).toEqual([]);
});

test('a failing database ends only streams whose permissions have changed', async () => {
  const { tell, told, end, answer, fail } = listener();
  await answer(identity('Board'));
  tell('ping');
  fail();
  await settle();
  expect([told, end.mock.calls.length]).toEqual([['ping'], 0]);
  tell(session);
  fail();
  await settle();
  expect(end).toHaveBeenCalledTimes(1);
});
