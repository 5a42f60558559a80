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
/** Lets everything go on that waits for nothing. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Somebody who may read boards; each asking waits until it is answered. */
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

test('what was announced after a change of rights waits for them, in order', async () => {
  const { tell, told, answer } = listener();
  await answer(identity('Board'));
  for (const change of [board, session, board, todo]) tell(change);
  await settle();
  expect(told).toEqual(['board']);
  await answer(identity('Todo'));
  expect(told).toEqual(['board', 'session', 'todo']);
});

test('nothing is told before it is known who listens by now', async () => {
  const { tell, told, answer } = listener();
  tell(board);
  tell('resync');
  await settle();
  expect(told).toEqual([]);
  await answer(identity());
  expect(told).toEqual(['resync']);
});

test('a session of somebody else asks nothing, an ended one ends the stream', async () => {
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

test('a database that does not answer ends a stream whose rights have changed, and no other', async () => {
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
