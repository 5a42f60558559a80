import { expect, test } from 'vitest';
import { abilityFrom } from '#contract/ability.ts';
import { addable, arranged } from './arranged.ts';
import { columnsOf, placedByDefault } from './card-room.ts';
import { dashboardNames } from './contract.ts';
import { allCards, defaultCards } from './dashboard-cards.ts';

const all = abilityFrom([{ action: 'manage', subject: 'all' }]);

test('allows every card its default width on each page, and at least one step', () => {
  for (const name of dashboardNames)
    for (const card of allCards) expect(columnsOf(card), card).toContain(placedByDefault(name, card).columns);
});

test('offers cards of both pages that are not on the page and that the person can see', () => {
  const cards = arranged('analytics', null, all);
  expect(addable(cards, all)).toEqual(allCards.filter((card) => !defaultCards('analytics').includes(card)));
  const mine = abilityFrom([{ action: 'read', subject: 'Calendar' }]);
  expect(addable([], mine)).toEqual(['today', 'meetup']);
});

test('keeps a page empty when everything was hidden', () => {
  expect(arranged('ecommerce', { cards: [], hidden: defaultCards('ecommerce') }, all)).toEqual([]);
});

test('shows today, work and news on a home page without orders until the person chooses', () => {
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
