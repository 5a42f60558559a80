import { expect, test } from 'vitest';
import { createOutbox, type SendResult, type Waiting } from './outbox.ts';

const message = (clientId: string): Waiting => ({ clientId });

/** A server that responds as the test says, one message at a time, and storage that outlives an outbox. */
function setUp(kept = new Map<string, string>()) {
  const asked: string[] = [];
  const waits: number[] = [];
  const answers: ((result: SendResult) => void)[] = [];
  const endWaits: (() => void)[] = [];
  const outbox = createOutbox({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    key: 'outbox',
    send: ({ clientId }) => {
      asked.push(clientId);
      return new Promise((resolve) => answers.push(resolve));
    },
    wait: (ms) => {
      waits.push(ms);
      return new Promise((resolve) => endWaits.push(resolve));
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return {
    outbox,
    kept,
    asked,
    waits,
    answer: (result: SendResult) => {
      answers.shift()?.(result);
      return settle();
    },
    endWait: () => {
      endWaits.shift()?.();
      return settle();
    },
  };
}

const sent = { sent: true } as const;
const later = { sent: false, later: true } as const;
const ids = (list: readonly Waiting[]) => list.map(({ clientId }) => clientId);

test('sends messages one after another, and removes each once the server has it', async () => {
  const { outbox, asked, answer, kept } = setUp();
  outbox.add(message('a'));
  outbox.add(message('b'));
  expect(asked).toEqual(['a']);
  await answer(sent);
  expect(asked).toEqual(['a', 'b']);
  expect(ids(outbox.list())).toEqual(['b']);
  await answer(sent);
  expect(outbox.list()).toEqual([]);
  expect(kept.size).toBe(0);
});

test('without a server, retries the first message with growing delays and keeps the order', async () => {
  const { outbox, asked, waits, answer, endWait } = setUp();
  outbox.add(message('a'));
  outbox.add(message('b'));
  await answer(later);
  await endWait();
  await answer(later);
  expect(waits).toEqual([1000, 2000]);
  await endWait();
  await answer(sent);
  await answer(sent);
  expect(asked).toEqual(['a', 'a', 'a', 'b']);
});

test('a rejected message reports the reason and does not block the next; it can be retried or removed', async () => {
  const { outbox, asked, answer } = setUp();
  outbox.add(message('a'));
  outbox.add(message('b'));
  await answer({ sent: false, later: false, reason: 'You left' });
  expect(outbox.list()[0]?.failure).toBe('You left');
  await answer(sent);
  outbox.retry('a');
  expect(outbox.list()[0]).toEqual(message('a'));
  await answer({ sent: false, later: false, reason: 'You left' });
  outbox.remove('a');
  expect(outbox.list()).toEqual([]);
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('a pending message survives a reload and is sent afterward', async () => {
  const first = setUp();
  first.outbox.add(message('a'));
  await first.answer(later);
  const second = setUp(first.kept);
  expect(ids(second.outbox.list())).toEqual(['a']);
  second.outbox.start();
  await second.answer(sent);
  expect(second.asked).toEqual(['a']);
  expect(first.outbox.list()).toEqual([]);
});

test('notifies listeners of changes, and treats corrupt storage as empty', () => {
  const kept = new Map([['outbox', '{']]);
  const { outbox } = setUp(kept);
  expect(outbox.list()).toEqual([]);
  let told = 0;
  const stop = outbox.onChange(() => told++);
  outbox.add(message('a'));
  stop();
  outbox.remove('a');
  expect(told).toBe(1);
});
