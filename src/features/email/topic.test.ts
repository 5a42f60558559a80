import { describe, expect, test } from 'vitest';
import { areDifferent, topicOf } from './topic.ts';

const different = (one: string, other: string) => areDifferent(topicOf(one), topicOf(other));

test.each([
  'Re: Two chairs',
  'RE: RE: Two chairs',
  'Re[2]: Two chairs',
  'Re (3): Two chairs',
  'Aw: Two chairs',
  'AW: WG: Two chairs',
  'Antw: Two chairs',
  'Sv: Vs: Two chairs',
  'Fwd: Two chairs',
  'TR : Two chairs',
  'Réf: [chairs] Two chairs'.replace('Réf', 'Ref'),
  'Odp: Two chairs',
  'YNT: Two chairs',
  'Ответ: Two chairs',
  '回复：Two chairs',
  '转发: Two chairs',
  '返信: Two chairs',
  'رد: Two chairs',
  '[list] Re: [EXTERNAL] Two  chairs',
  '  two CHAIRS ',
])('recognizes %j as the same topic', (subject) => {
  expect(topicOf(subject).base).toBe('two chairs');
});

test.each(['Re:', 'Aw: Re: ', ''])('%j has no topic and matches any email', (subject) => {
  expect(topicOf(subject).base).toBe('');
  expect(different(subject, 'Two chairs')).toBe(false);
});

describe('subjects', () => {
  test.each([
    ['Two chairs', 'Re: Two chairs for Porto'],
    ['Two chairs', 'Three tables (was: Two chairs)'],
    ['[JIRA] Created: (ABC-12) The door sticks', '[JIRA] Updated: (ABC-12) Doors do not open'],
    ['[Ticket#2026001] Delivery', 'AW: Your question [Ticket#2026001]'],
    ['Re: acme/shop: Cart is empty (#12)', '[acme/shop] Cart loses everything after login (#12)'],
    ['Invoice 4711', 'Accepted: Invoice 4711'],
    ['关于椅子的订单', '回复：关于椅子的订单'],
    ['12', 'Re: 12'],
    ['Hello', 'Two chairs'],
    ['Mail 12', 'Mail 13'],
  ])('treats %j and %j as the same topic', (one, other) => {
    expect([different(one, other), different(other, one)]).toEqual([false, false]);
  });
  test.each([
    ['20 Thread root', '20 Invoice 4711 completely new topic'],
    ['Two chairs', 'Lunch on Friday?'],
    ['20 Plan', '20 Invoice 4711 completely new topic'],
    ['Re: Two chairs', 'Holiday plans'],
    ['关于椅子的订单', '周五午餐'],
    ['ABC-12 door', 'ABC-13 window'],
  ])('%j and %j are not', (one, other) => {
    expect([different(one, other), different(other, one)]).toEqual([true, true]);
  });
});
