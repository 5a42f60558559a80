import { expect, test } from 'vitest';
import { idOfSlug, slugOf } from './slug-of.ts';

test.each([
  ['Alder Chair', 1, 'alder-chair-1'],
  ['  Côté & Fils: Étagère ', 12, 'cote-fils-etagere-12'],
  ['كرسي', 3, 'كرسي-3'],
  ['***', 7, '7'],
])('%s is found by the id in its slug', (name, id, slug) => {
  expect([slugOf({ name, id }), idOfSlug(slug)]).toEqual([slug, id]);
});
test.each(['', 'chair', 'chair-', 'chair-0', 'chair1', 'chair-1x', 'chair-1234567890123456'])('%j has no product id', (slug) => {
  expect(idOfSlug(slug)).toBeNull();
});
