import { expect, test } from 'vitest';
import { keyStep } from './key-step.ts';

const pressed = (key: string, shiftKey = false) => ({ key, shiftKey });

test('arrows move, with Shift they resize, and Delete hides', () => {
  expect(keyStep(pressed('ArrowRight'), false)).toEqual({ move: 1 });
  expect(keyStep(pressed('ArrowUp'), false)).toEqual({ move: -1 });
  expect(keyStep(pressed('ArrowRight', true), false)).toEqual({ widen: 1 });
  expect(keyStep(pressed('ArrowDown', true), false)).toEqual({ heighten: true });
  expect(keyStep(pressed('Delete'), false)).toEqual({ hide: true });
  expect(keyStep(pressed('Enter'), false)).toBeUndefined();
});

test('from right to left they follow the screen', () => {
  expect(keyStep(pressed('ArrowRight'), true)).toEqual({ move: -1 });
  expect(keyStep(pressed('ArrowLeft'), true)).toEqual({ move: 1 });
  expect(keyStep(pressed('ArrowLeft', true), true)).toEqual({ widen: 1 });
  expect(keyStep(pressed('ArrowDown'), true)).toEqual({ move: 1 });
});
