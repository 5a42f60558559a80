import { expect, test } from 'vitest';
import { foldText } from '#contract/text/fold-text.ts';
import { parseSearch } from './parse-search.ts';

const text = (word: string, isNot = false) => ({ kind: 'text', text: word, isNot });
const field = (name: string, word: string, isNot = false) => ({ kind: 'field', field: name, text: word, isNot });

test.each([
  ['', []],
  ['  ', []],
  ['roof repair', [text('roof'), text('repair')]],
  ['  roof \n roof ROOF', [text('roof')]],
  ['"roof repair" offer', [text('roof repair'), text('offer')]],
  ['„roof repair“ “two words” « trois mots »', [text('roof repair'), text('two words'), text('trois mots')]],
  ['"" offer', [text('""'), text('offer')]],
  ['"roof repair', [text('"roof'), text('repair')]],
  ['سقف "عرض جديد"', [text('سقف'), text('عرض جديد')]],
  ['roof -repair', [text('roof'), text('repair', true)]],
  ['roof-repair', [text('roof-repair')]],
  ['-"roof repair"', [text('roof repair', true)]],
  ['Re: Oak', [text('Re:'), text('Oak')]],
  ['from:Ann', [field('from', 'Ann')]],
  ['FROM:"Ann Berg"', [field('from', 'Ann Berg')]],
  ['from: ann', [field('from', 'ann')]],
  ['-from:ann to:bob', [field('from', 'ann', true), field('to', 'bob')]],
  ['from: to:bob', [field('to', 'bob')]],
  ['oak from:', [text('oak')]],
  ['cc:a bcc:b subject:c filename:d', [field('cc', 'a'), field('bcc', 'b'), field('subject', 'c'), field('filename', 'd')]],
  ['has:attachment', [{ kind: 'has', isNot: false }]],
  ['-is:unread', [{ kind: 'is', state: 'unread', isNot: true }]],
  [
    'is:starred in:anywhere',
    [
      { kind: 'is', state: 'starred', isNot: false },
      { kind: 'in', place: 'anywhere', isNot: false },
    ],
  ],
  ['label:important', [{ kind: 'label', label: 'important', isNot: false }]],
  ['before:2026-01-31', [{ kind: 'before', day: '2026-01-31', isNot: false }]],
  ['after:2026/3', [{ kind: 'after', day: '2026-03-01', isNot: false }]],
  ['after:31.1.2026', [{ kind: 'after', day: '2026-01-31', isNot: false }]],
  ['من:أحمد', [field('from', 'أحمد')]],
  ['قبل:٢٠٢٦-٠١-٣١', [{ kind: 'before', day: '2026-01-31', isNot: false }]],
  [
    'حالة:غير-مقروءة في:الأرشيف',
    [
      { kind: 'is', state: 'unread', isNot: false },
      { kind: 'in', place: 'archive', isNot: false },
    ],
  ],
  [
    'فيه:مرفق تصنيف:مهم',
    [
      { kind: 'has', isNot: false },
      { kind: 'label', label: 'important', isNot: false },
    ],
  ],
])('%j searches for %j', (given, terms) => {
  expect(parseSearch(given)).toEqual({ terms, wrong: [] });
});

test.each([
  ['before:xyz', 'before', 'xyz'],
  ['after:2026-02-30', 'after', '2026-02-30'],
  ['is:green', 'is', 'green'],
  ['has:wings', 'has', 'wings'],
  ['in:"the moon"', 'in', 'the moon'],
  ['label:nowhere', 'label', 'nowhere'],
])('%s is ignored and reported as invalid', (given, operator, value) => {
  expect(parseSearch(`oak ${given}`)).toEqual({ terms: [text('oak')], wrong: [{ operator, text: value }] });
});

test('limits a search to twelve terms', () => {
  expect(parseSearch('a b c d e f g h i j k l m n').terms).toHaveLength(12);
});

test.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['Straße', 'strasse'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['Ærøskøbing', 'aeroskobing'],
  ['أَحْمَد إيمان آدم ٱلله', 'احمد ايمان ادم الله'],
  ['مكتبة هدى مـوعد', 'مكتبه هدي موعد'],
  ['ＡＢＣ don’t', "abc don't"],
  ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
])('%j is folded to %j for comparison', (given, folded) => {
  expect(foldText(given)).toBe(folded);
});
