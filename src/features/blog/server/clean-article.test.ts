import { expect, test } from 'vitest';
import { allAttacks } from '../../../../tests/attack-corpus/all-attacks.ts';
import { readStrictly } from '../../../../tests/attack-corpus/read-strictly.ts';
import { articleAttributes, articleElements, fileAddress } from '../article-markup.ts';
import { cleanArticle } from './clean-article.ts';

/** Lists the elements and attributes that a post may not have. */
function foreign(html: string): string[] {
  return [...html.matchAll(/<([a-z][a-z\d]*)((?: [a-z]+="[^"]*")*)(?: \/)?>/g)].flatMap(([, element = '', attributes = '']) => [
    ...((articleElements as readonly string[]).includes(element) ? [] : [`<${element}>`]),
    ...[...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) =>
      !articleAttributes[element]?.includes(name) || (name === 'src' && !fileAddress.test(value.replaceAll('&amp;', '&')))
        ? [`${name}=${value}`]
        : [],
    ),
  ]);
}

test.each(allAttacks)('$name: keeps only allowed markup, and all parsers agree on it', ({ html }) => {
  const clean = cleanArticle(html, 'content');
  expect(readStrictly(clean)).toEqual([]);
  expect(foreign(clean)).toEqual([]);
  expect(cleanArticle(clean, 'content')).toBe(clean);
  expect(clean.isWellFormed() && !clean.includes('\u0000')).toBe(true);
});

test('keeps ordinary formatting', () => {
  const post =
    '<h2>Oak &amp; ash</h2><p>Dear <strong>reader</strong>, <a href="https://b.example/a?b=1&amp;c=2">look</a><br />here</p><ul><li><p>one</p></li></ul>' +
    '<table><tbody><tr><th><p>Delivery</p></th><th colspan="2"><p>Dry</p></th></tr></tbody></table><pre><code>&lt;img src="x"&gt;</code></pre>' +
    '<p><img src="/api/v1/files/juniper/12/oak%20table.png?expires=1&amp;signature=x_-" alt="Oak" /></p><blockquote><p>“So.”</p></blockquote>';
  expect(cleanArticle(post, 'content')).toBe(post);
});

test('removes external pictures and lowers headings that compete with the title', () => {
  expect(
    cleanArticle('<h1>Big</h1><p>a<img src="https://b.example/x.png" alt="x"><img src="data:image/png;base64,AA">b</p>', 'content'),
  ).toBe('<h2>Big</h2><p>ab</p>');
  expect(
    cleanArticle(
      '<table style="min-width: 75px"><colgroup><col></colgroup><tbody><tr><td colspan="1" rowspan="1">x</td></tr></tbody></table>',
      'content',
    ),
  ).toBe('<table><tbody><tr><td>x</td></tr></tbody></table>');
});
