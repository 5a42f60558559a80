import { expect, test } from 'vitest';
import { abilityFrom } from '#contract/ability.ts';
import { addable, arranged } from './arranged.ts';
import { columnsOf, placedByDefault } from './card-room.ts';
import { dashboardNames } from './contract.ts';
import { allCards, defaultCards } from './dashboard-cards.ts';

const all = abilityFrom([{ action: 'manage', subject: 'all' }]);

test('every card can be as wide as it usually is, on each page, and takes at least one step', () => {
  for (const name of dashboardNames)
    for (const card of allCards) expect(columnsOf(card), card).toContain(placedByDefault(name, card).columns);
});

test('what is not on a page can be added, of both pages, by who may see it', () => {
  const cards = arranged('analytics', null, all);
  expect(addable(cards, all)).toEqual(allCards.filter((card) => !defaultCards('analytics').includes(card)));
  const mine = abilityFrom([{ action: 'read', subject: 'Calendar' }]);
  expect(addable([], mine)).toEqual(['today', 'meetup']);
});

test('an empty page stays empty where everything was hidden', () => {
  expect(arranged('ecommerce', { cards: [], hidden: defaultCards('ecommerce') }, all)).toEqual([]);
});

test('without orders the home shows today, work, and what is new, until somebody chooses', () => {
  const withoutShop = abilityFrom([
    { action: 'manage', subject: 'all' },
    { action: 'manage', subject: 'Order', inverted: true },
  ]);
  const keysOf = (cards: ReturnType<typeof arranged>) => cards.map(({ card }) => card);
  const home = ['today', 'meetup', 'project', 'timeline', 'sales', 'figures', 'newestInvoices'];
  expect(keysOf(arranged('ecommerce', null, withoutShop))).toEqual(home);
  expect(keysOf(arranged('ecommerce', null, all))).toEqual(defaultCards('ecommerce'));
  expect(keysOf(arranged('analytics', null, withoutShop))).not.toContain('today');
  const chosen = { cards: [placedByDefault('ecommerce', 'figures')], hidden: defaultCards('ecommerce') };
  expect(keysOf(arranged('ecommerce', chosen, withoutShop))).toEqual(['figures']);
});
