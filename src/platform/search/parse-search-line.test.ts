import { expect, test } from 'vitest';
import { parseSearchLine } from './parse-search-line.ts';

const nothing = { terms: [], kinds: [], from: [] };

test.each([
  ['', nothing],
  ['  Café  au LAIT ', { ...nothing, terms: ['cafe', 'au', 'lait'] }],
  ['oak oak', { ...nothing, terms: ['oak'] }],
  ['"oak table" lamp', { ...nothing, terms: ['oak table', 'lamp'] }],
  ['"oak table', { ...nothing, terms: ['oak table'] }],
  ['in:mail oak', { ...nothing, kinds: ['mail'], terms: ['oak'] }],
  ['IN:Chats in:task in:posts', { ...nothing, kinds: ['message', 'card', 'post'] }],
  ['in:moon', { ...nothing, terms: ['in moon'] }],
  ['in: oak', { ...nothing, terms: ['oak'] }],
  ['from:', nothing],
  ['from:Zoë from:"Ada Lovelace" x', { ...nothing, from: ['zoe', 'ada lovelace'], terms: ['x'] }],
  ['before:2030-02-01 after:2030-01-01', { ...nothing, before: '2030-02-01', after: '2030-01-01' }],
  ['before:2030-02-31', { ...nothing, terms: ['before 2030 02 31'] }],
  ['von:Rui in:Rechnungen ab:2030-01-01 lampe', { ...nothing, kinds: ['invoice'], from: ['rui'], after: '2030-01-01', terms: ['lampe'] }],
  ['dans:Tâches de:"Ada Lovelace" avant:2030-02-01', { ...nothing, kinds: ['todo'], from: ['ada lovelace'], before: '2030-02-01' }],
  ['em:"publicações do blogue" depois:2030-01-01', { ...nothing, kinds: ['post'], after: '2030-01-01' }],
  ['في:الفواتير من:أحمد', { ...nothing, kinds: ['invoice'], from: ['احمد'] }],
  ['dans: oak', { ...nothing, terms: ['oak'] }],
  ['re:oak', { ...nothing, terms: ['re oak'] }],
  ['ada@juniper.example #42', { ...nothing, terms: ['ada juniper example', '42'] }],
  ['100% _ %', { ...nothing, terms: ['100'] }],
  ['أحمد', { ...nothing, terms: ['احمد'] }],
])('%s', (line, parsed) => {
  expect(parseSearchLine(line)).toEqual(parsed);
});
