import { expect, test } from 'vitest';
import type { Choice } from '../../arranged.ts';
import { placedByDefault } from '../../card-room.ts';
import type { PlacedKey } from '../../contract.ts';
import { keyStep, movedBeside, movedTo, resizedCard, withAdded, without } from './choice-steps.ts';

const choice = (...keys: PlacedKey[]): Choice => ({
  cards: keys.map((key) => placedByDefault('ecommerce', key)),
  hidden: ['goalOverview'],
});
const keysOf = ({ cards }: Choice) => cards.map(({ card }) => card);

test('moves a card to a place or next to another, within the page', () => {
  const three = choice('sales', 'figures', 'earnings');
  expect(keysOf(movedTo(three, 'sales', 1))).toEqual(['figures', 'sales', 'earnings']);
  expect(keysOf(movedTo(three, 'sales', 99))).toEqual(['figures', 'earnings', 'sales']);
  expect(keysOf(movedTo(three, 'figures', -1))).toEqual(['figures', 'sales', 'earnings']);
  expect(keysOf(movedBeside(three, 'sales', 'earnings', 'before'))).toEqual(['figures', 'sales', 'earnings']);
  expect(keysOf(movedBeside(three, 'earnings', 'sales', 'after'))).toEqual(['sales', 'earnings', 'figures']);
});

test('resizes a card within its allowed steps', () => {
  const [wider, widest] = [8, 8];
  const once = resizedCard(resizedCard(choice('sales'), 'sales', 1), 'sales', 1);
  expect(once.cards[0]?.columns).toBe(wider);
  expect(resizedCard(once, 'sales', 1).cards[0]?.columns).toBe(widest);
  expect(resizedCard(resizedCard(choice('sales'), 'sales', -1), 'sales', -1).cards[0]?.columns).toBe(3);
});

test('remembers hidden cards until they are added again', () => {
  const hidden = without(choice('sales', 'figures'), 'sales');
  expect([keysOf(hidden), hidden.hidden]).toEqual([['figures'], ['goalOverview', 'sales']]);
  const added = withAdded(hidden, 'ecommerce', 'sales');
  expect([keysOf(added), added.hidden]).toEqual([['figures', 'sales'], ['goalOverview']]);
});

const pressed = (key: string, shiftKey = false) => ({ key, shiftKey });

test('moves with arrows, resizes with Shift and hides with Delete', () => {
  expect(keyStep(pressed('ArrowRight'), false)).toEqual({ move: 1 });
  expect(keyStep(pressed('ArrowUp'), false)).toEqual({ move: -1 });
  expect(keyStep(pressed('ArrowRight', true), false)).toEqual({ widen: 1 });
  expect(keyStep(pressed('ArrowDown', true), false)).toEqual({ heighten: true });
  expect(keyStep(pressed('Delete'), false)).toEqual({ hide: true });
  expect(keyStep(pressed('Enter'), false)).toBeUndefined();
});

test('mirrors the arrows in right-to-left layouts', () => {
  expect(keyStep(pressed('ArrowRight'), true)).toEqual({ move: -1 });
  expect(keyStep(pressed('ArrowLeft'), true)).toEqual({ move: 1 });
  expect(keyStep(pressed('ArrowLeft', true), true)).toEqual({ widen: 1 });
  expect(keyStep(pressed('ArrowDown'), true)).toEqual({ move: 1 });
});
