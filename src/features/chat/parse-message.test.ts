import { describe, expect, test } from 'vitest';
import { type MessagePart, parseMessage } from './parse-message.ts';

const parts = (text: string): MessagePart[] => {
  const [block] = parseMessage(text);
  return block?.kind === 'text' ? block.parts : [];
};
const text = (shown: string) => ({ kind: 'text', text: shown });

test('links web addresses without the trailing punctuation', () => {
  expect(parts('See https://juniper.example/a?b=1&c=2, please.')).toEqual([
    text('See '),
    { kind: 'link', text: 'https://juniper.example/a?b=1&c=2', href: 'https://juniper.example/a?b=1&c=2' },
    text(', please.'),
  ]);
  expect(parts('www.juniper.example')).toEqual([{ kind: 'link', text: 'www.juniper.example', href: 'https://www.juniper.example' }]);
  expect(parts('(https://a.example/x_(y))')[1]).toMatchObject({ href: 'https://a.example/x_(y)' });
  expect(parts('https://a.example/snake_case_name')[0]).toMatchObject({ href: 'https://a.example/snake_case_name' });
  expect(parts('[the plan](https://a.example/plan)')).toEqual([{ kind: 'link', text: 'the plan', href: 'https://a.example/plan' }]);
});

test('links only web addresses', () => {
  for (const one of ['javascript:alert(1)', 'data:text/html,x', 'a.example', 'nothing', 'https://', '[x](javascript:alert(1))'])
    expect(parts(one)).toEqual([text(one)]);
});

test('formats text between markers, including nested ones', () => {
  expect(parts('**bold** *slanted* _too_ ~~gone~~ `a * b`')).toEqual([
    { kind: 'strong', parts: [text('bold')] },
    text(' '),
    { kind: 'em', parts: [text('slanted')] },
    text(' '),
    { kind: 'em', parts: [text('too')] },
    text(' '),
    { kind: 'del', parts: [text('gone')] },
    text(' '),
    { kind: 'code', text: 'a * b' },
  ]);
  expect(parts('**very _much_ so**')).toEqual([
    { kind: 'strong', parts: [text('very '), { kind: 'em', parts: [text('much')] }, text(' so')] },
  ]);
  expect(parts('**عاجل**')).toEqual([{ kind: 'strong', parts: [text('عاجل')] }]);
});

test('treats markers inside words, next to spaces or without a closing marker as text', () => {
  for (const one of ['2*3*4', 'snake_case_name', '2 * 3 * 4', '**open', 'a ** b **', '~~', '__init__', '``', '<b>x</b>'])
    expect(parts(one)).toEqual([text(one)]);
});

test('keeps every character inside code, whatever its language tag', () => {
  expect(parseMessage('see\n\n```ts\nif (a) {\n  **b**\n}\n```\nok')).toEqual([
    { kind: 'text', parts: [text('see')] },
    { kind: 'code', text: 'if (a) {\n  **b**\n}' },
    { kind: 'text', parts: [text('ok')] },
  ]);
  expect(parseMessage('```one line```')).toEqual([{ kind: 'code', text: 'one line' }]);
  expect(parts('```\nnever closed')).toEqual([text('```\nnever closed')]);
});

test('parses lines into quotes and lists', () => {
  expect(parseMessage('> he said\n> **so**\nyes')).toEqual([
    { kind: 'quote', blocks: [{ kind: 'text', parts: [text('he said\n'), { kind: 'strong', parts: [text('so')] }] }] },
    { kind: 'text', parts: [text('yes')] },
  ]);
  expect(parseMessage('- oak\n  - red\n3. ash')).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      start: 1,
      items: [
        { depth: 0, parts: [text('oak')] },
        { depth: 1, parts: [text('red')] },
      ],
    },
    { kind: 'list', isOrdered: true, start: 3, items: [{ depth: 0, parts: [text('ash')] }] },
  ]);
});

test('shows all text, however deeply markers are nested', () => {
  for (const one of [
    '> '.repeat(9000),
    '**a '.repeat(5000),
    '*_'.repeat(5000),
    '```x\n'.repeat(4000),
    '['.repeat(20_000),
    '~~*_'.repeat(5000),
  ])
    expect(parseMessage(one).length).toBeGreaterThan(-1);
});

describe('addresses without https', () => {
  const linked = (text: string) =>
    parseMessage(text)
      .flatMap((block) => (block.kind === 'text' ? block.parts : []))
      .flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []));
  test.each([
    ['see example.com, please', 'example.com', 'https://example.com'],
    ['(docs.example.org/a_b?c=1)', 'docs.example.org/a_b?c=1', 'https://docs.example.org/a_b?c=1'],
    ['juniper.de.', 'juniper.de', 'https://juniper.de'],
    ['münchen.de', 'münchen.de', 'https://münchen.de'],
    ['Example.com:8080/x', 'Example.com:8080/x', 'https://Example.com:8080/x'],
    ['**example.com**', undefined, undefined],
    ['write to maren.lindqvist+shop@juniper.com!', 'maren.lindqvist+shop@juniper.com', 'mailto:maren.lindqvist+shop@juniper.com'],
  ])('%s', (text, shown, href) => {
    expect(linked(text)).toEqual(shown === undefined ? [] : [[shown, href]]);
  });
  test.each([
    'e.g. this',
    'node.js and main.ts',
    'readme.md',
    '3.5',
    'the end.It was',
    'z.B. so',
    'a@b',
    'path/to.de/x',
    '1.de',
    'example.company-x',
  ])('finds none in %s', (text) => {
    expect(linked(text)).toEqual([]);
  });
});

describe('backslashes and backticks', () => {
  const parts = (text: string) => parseMessage(text).flatMap((block) => (block.kind === 'text' ? block.parts : []));
  const joined = (text: string) =>
    parts(text)
      .map((part) => ('text' in part ? part.text : part.kind))
      .join('');
  test.each([
    [String.raw`\*not strong\*`, '*not strong*'],
    [String.raw`1 \* 2 \_ 3`, '1 * 2 _ 3'],
    [String.raw`C:\new`, String.raw`C:\new`],
    [String.raw`\> no quote`, '> no quote'],
    [String.raw`\\`, '\\'],
  ])('parses %s as %s', (text, shown) => {
    expect(joined(text)).toBe(shown);
    expect(parts(text).every(({ kind }) => kind === 'text')).toBe(true);
  });
  test('allows backticks in code that is fenced by two', () => {
    expect(parts('a ``b`c`` d')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'code', text: 'b`c' },
      { kind: 'text', text: ' d' },
    ]);
    expect(parts('`` ` ``')).toEqual([{ kind: 'code', text: '`' }]);
    expect(parts(String.raw`\`a\``)).toEqual(expect.not.arrayContaining([expect.objectContaining({ kind: 'code' })]));
    expect(parts('`a\\*b`')).toEqual([{ kind: 'code', text: 'a\\*b' }]);
  });
});
