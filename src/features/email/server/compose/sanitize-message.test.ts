import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allAttacks } from '../../../../../tests/attack-corpus/all-attacks.ts';
import { readStrictly } from '../../../../../tests/attack-corpus/read-strictly.ts';
import { countWork, type WorkCounter } from '../../../../../tests/count-work.ts';
import { isOverloaded, refuseOverloaded, sanitizeMessage, textOfMessage } from './sanitize-message.ts';

test('has enough attacks in the corpus, all different', () => {
  expect(allAttacks.length).toBeGreaterThan(200);
  expect(new Set(allAttacks.map(({ html }) => html)).size).toBe(allAttacks.length);
  expect(new Set(allAttacks.map(({ name }) => name)).size).toBe(allAttacks.length);
});

test.each(allAttacks)('$name: keeps only allowed markup, read alike by every parser', ({ html }) => {
  const clean = sanitizeMessage(html);
  expect(readStrictly(clean)).toEqual([]);
  expect(sanitizeMessage(clean)).toBe(clean);
  // The database can store it.
  expect(clean.isWellFormed() && !clean.includes('\u0000')).toBe(true);
});

test('keeps legitimate content', () => {
  const letter =
    '<h2>Delivery</h2><p style="text-align:center;color:#333">Dear <b>Tomás</b>, &lt;3 &amp; "so"</p><ul><li><a href="https://example.com/a?b=1&amp;c=2">Plan</a></li></ul>' +
    '<p><a href="mailto:maren@example.com">Mail</a> <a href="tel:+34123">Call</a><br /><img src="cid:picture-1@atrium" alt="Oak" width="20" /></p>' +
    '<table border="1"><tbody><tr><td colspan="2">x</td></tr></tbody></table><blockquote>You wrote</blockquote>';
  expect(sanitizeMessage(letter)).toBe(letter);
  const pictures = [
    '/api/v1/files/juniper/12/oak%20table.png?expires=1&amp;signature=x_-',
    'https://example.com/a.png',
    'data:image/png;base64,AAAA',
  ];
  for (const src of pictures) expect(sanitizeMessage(`<img src="${src}">`)).toBe(`<img src="${src}" />`);
});

test.each([
  [
    '<table background="https://a.example/t.png"><tr><td>x</td></tr></table>',
    '<table ground="https://a.example/t.png"><tr><td>x</td></tr></table>',
  ],
  [
    `<div style="color:red;background:#eee url('https://a.example/d.png?a=1&amp;b=2') no-repeat center / cover">x</div>`,
    '<div ground="https://a.example/d.png?a=1&amp;b=2" style="color:red;background-color:#eee;background-repeat:no-repeat;background-size:cover;background-position:center">x</div>',
  ],
  ['<p style="background-image:url(https://a.example/p.png)">x</p>', '<p ground="https://a.example/p.png">x</p>'],
  [
    '<body background="https://a.example/b.png" bgcolor="#fff">x</body>',
    '<div ground="https://a.example/b.png" style="background-color:#fff">x</div>',
  ],
  ['<td background="/api/v1/logout">x</td><p ground="javascript:x">y</p>', '<td>x</td><p>y</p>'],
  ['<p style="background:url(//evil.example/a.png)">x</p>', '<p>x</p>'],
  [
    '<div style="display:flex;gap:8px;justify-content:space-between;flex:1 1 0">x</div>',
    '<div style="display:flex;gap:8px;justify-content:space-between;flex:1 1 0">x</div>',
  ],
])('%s: names a background picture without loading it, and keeps columns', (html, clean) => {
  const found = sanitizeMessage(html);
  expect(found).toBe(clean);
  expect(sanitizeMessage(found)).toBe(found);
  expect(readStrictly(found)).toEqual([]);
});

test('the strict reader detects each kind of violation', () => {
  const wrong = [
    '<script>x</script>',
    '<p onclick="x">a</p>',
    '<a href="javascript:x">a</a>',
    '<a href="/here">a</a>',
    '<img src="//evil.example/a.png" />',
    '<img src="data:image/svg+xml,x" />',
    '<p style="background:url(x)">a</p>',
    '<p style="position:fixed">a</p>',
    '<p><b>a</p></b>',
    '<p>a',
    'a < b',
    '<!-- a -->',
    '<P>a</P>',
    "<p title='a'>a</p>",
    '<p title="a>b">a</p>',
    '<p title="a" title="b">a</p>',
    '<svg></svg>',
  ];
  for (const html of wrong) expect(readStrictly(html), html).not.toEqual([]);
});

test('search text has no markup and no content of scripts or styles', () => {
  expect(textOfMessage('<style>a{}</style><p>Oak &amp; ash</p><script>x()</script><p>a&lt;b</p>')).toBe('Oak & ash a<b');
});

const bombs: [string, (times: number) => string][] = [
  ['levels of elements', (times) => '<div>'.repeat(times)],
  ['levels of what is taken out', (times) => '<svg><g>'.repeat(times)],
  ['links in links', (times) => '<a href="https://example.com/">'.repeat(times)],
  ['paragraphs without an end', (times) => '<p>words'.repeat(times)],
  ['ends without a beginning', (times) => '</div></p>'.repeat(times)],
  ['tables', (times) => '<table><tr><td>'.repeat(times)],
  ['frames', (times) => '<iframe>'.repeat(times)],
  ['noscripts', (times) => '<noscript></p>'.repeat(times)],
  ['comments without an end', (times) => '<!--'.repeat(times)],
  ['declarations', (times) => '<![CDATA[<?x '.repeat(times)],
  ['angle brackets', (times) => '<'.repeat(times)],
  ['ampersands', (times) => '&#x'.repeat(times)],
  ['attributes', (times) => `<p ${Array.from({ length: times }, (_, index) => `a${index}=b`).join(' ')}>`],
  ['declarations in a style', (times) => `<p style="${'color:red;'.repeat(times)}">`],
  ['levels in a style', (times) => `<p style="${'a{'.repeat(times)}">`],
  ['quotes in a style', (times) => `<p style="${"a:'b\\".repeat(times)}">`],
  ['rules', (times) => `<style>${'.x{color:red}'.repeat(times)}</style>`],
  ['rules in rules', (times) => `<style>${'.x{'.repeat(times)}</style>`],
  ['media queries in each other', (times) => `<style>${'@media screen{'.repeat(times)}</style>`],
  ['broken rules', (times) => `<style>${'a{;};}]'.repeat(times)}</style>`],
  ['selectors', (times) => `<style>${'.x,'.repeat(times)}.x{color:red}</style>`],
  ['parts of a selector', (times) => `<style>${'.x '.repeat(times)}{color:red}</style>`],
  ['negations', (times) => `<style>${':not('.repeat(times)}{color:red}</style>`],
  ['comments in a sheet', (times) => `<style>${'/*'.repeat(times)}</style>`],
  ['quotes in a sheet', (times) => `<style>${'a{b:"\\\\'.repeat(times)}</style>`],
  ['queries in a list', (times) => `<style>@media ${'screen,'.repeat(times)}screen{.x{color:red}}</style>`],
  ['sheets', (times) => '<style>.x{color:red}</style>'.repeat(times)],
];

const cleaning = /sanitize-html|htmlparser2|postcss|entities|css-tree|mail-sheet/;
/** Counting work slows the code down; `npm run test:full` uses larger inputs. */
const bombSize = Number(process.env.BOMB_SIZE ?? 100);

describe('the amount of work', () => {
  let work: WorkCounter;
  beforeAll(async () => {
    work = await countWork(cleaning);
  });
  afterAll(() => work?.stop());

  test.each(bombs)('at most doubles with twice as many %s', async (_name, bomb) => {
    sanitizeMessage(bomb(bombSize));
    const once = await work.of(() => sanitizeMessage(bomb(bombSize)));
    const twice = await work.of(() => sanitizeMessage(bomb(2 * bombSize)));
    expect(once).toBeGreaterThan(0);
    expect(twice / once).toBeLessThan(2.1);
  });
});

test.each(bombs)('a thousand %s do not inflate the message', (_name, bomb) => {
  expect(sanitizeMessage(bomb(1000)).length).toBeLessThan(8 * bomb(1000).length);
});

test('rejects a message with too many tags before parsing it', () => {
  expect(isOverloaded('<p>'.repeat(9_000))).toBe(false);
  expect(isOverloaded('<p>'.repeat(10_000))).toBe(true);
  expect(() => refuseOverloaded('<'.repeat(20_000), 'message')).toThrow('message: has more than');
});

test('limits the length of the style of an element', () => {
  const clean = sanitizeMessage(`<p style="color:red;${'margin:1px;'.repeat(100_000)}">x</p><p style="${'x'.repeat(5000)}">y</p>`);
  expect(clean.length).toBeLessThan(5000);
  expect(clean).toContain('color:red');
  expect(clean).toContain('<p>y</p>');
});
