import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSheetStrictly } from '../../../../../tests/attack-corpus/read-sheet-strictly.ts';
import { readStrictly } from '../../../../../tests/attack-corpus/read-strictly.ts';
import { splitSheet } from '../../mail-markup.ts';
import { sanitizeMessage, sanitizeWithoutSheets, textOfMessage } from './sanitize-message.ts';

const sheetOf = (html: string) => splitSheet(sanitizeMessage(html)).css;
const keptOf = (css: string) => sheetOf(`<style>${css}</style><p>words</p>`).replaceAll('.atrium-mail ', '');

test.each([
  // Outlook
  [
    '<!-- @font-face{font-family:Calibri} p.MsoNormal{margin:0cm;margin-bottom:.0001pt} -->',
    'p.MsoNormal{margin:0cm;margin-bottom:.0001pt}',
  ],
  [
    'p.MsoNormal{mso-style-priority:99;margin-left:.5in;font-family:"Calibri",sans-serif}',
    'p.MsoNormal{margin-left:.5in;font-family:Calibri,sans-serif}',
  ],
  ['@page WordSection1{size:8.5in 11in} div.WordSection1{page:WordSection1}', ''],
  [
    'a:link,span.MsoHyperlink{color:#0563C1;text-decoration:underline}',
    'a:link,span.MsoHyperlink{color:#0563C1;text-decoration:underline}',
  ],
  // newsletters
  [
    '@media only screen and (max-width:480px){.wide{display:none!important}}',
    '@media only screen and (max-width:480px){.wide{display:none!important}}',
  ],
  ['@media only screen and (max-device-width: 640px){.a{width:100%}}', '@media only screen and (max-width:640px){.a{width:100%}}'],
  ['@media screen and (-webkit-min-device-pixel-ratio:0),(max-width:30em){.a{color:red}}', '@media (max-width:30em){.a{color:red}}'],
  ['@media (width <= 600px){.a{color:red}}', '@media (max-width:600px){.a{color:red}}'],
  ['@media (400px<width<=600px){.a{color:red}}', '@media (min-width:400px) and (max-width:600px){.a{color:red}}'],
  ['@media not all and (width>=600px){.a{color:red}}', '@media not all and (min-width:600px){.a{color:red}}'],
  ['@media (prefers-color-scheme: dark){.a{color:#fff}}', '@media (prefers-color-scheme:dark){.a{color:#fff}}'],
  ['@media print{.a{color:#000}}', '@media print{.a{color:#000}}'],
  ['@media screen{@media (max-width:9px){.a{color:red}}}', '@media screen{@media (max-width:9px){.a{color:red}}}'],
  ['td[class="w320"]{width:320px!important}', 'td[class="w320"]{width:320px!important}'],
  ['u + .body .x, #outlook a, .ExternalClass *{line-height:100%}', 'u+.body .x,#outlook a,.ExternalClass *{line-height:100%}'],
  ['tr:nth-child(2n + 1) > td:first-child:not(.b){color:red}', 'tr:nth-child(2n+1)>td:first-child:not(.b){color:red}'],
  [
    '.a{font:bold 14px/1.5 Arial,sans-serif;opacity:.5;visibility:hidden}',
    '.a{font:bold 14px/1.5 Arial,sans-serif;opacity:.5;visibility:hidden}',
  ],
  [
    '.a{background:#FFF url(https://shop.example/a.png?b=1&c=(2)) no-repeat} .b{background:red!important}',
    '.b{--ground:none!important;background-color:red!important}',
  ],
  [
    '.a{background:#FFF url("https://shop.example/a.png?b=1&c=*") no-repeat center/cover} .b{background:none!important}',
    '.a{--ground:https%3A%2F%2Fshop.example%2Fa.png%3Fb%3D1%26c%3D%2A;background-color:#FFF;background-repeat:no-repeat;background-size:cover;background-position:center}.b{--ground:none!important}',
  ],
  ['.a{background-image:url(a.png)} .b{background-image:url(data:image/png;base64,AA)} .c{list-style:url(https://b.example/c)}', ''],
  [
    '.a{--ground:https%3A%2F%2Fshop.example%2Fa.png} .b{--ground:url(https://b.example/)} .c{--ground:file%3A%2F%2Fa}',
    '.a{--ground:https%3A%2F%2Fshop.example%2Fa.png}',
  ],
  [
    '.a{display:grid;grid-template-columns:repeat(2,minmax(0,1fr)) 100px;gap:8px;grid-column:1 / span 2;grid-template-rows:repeat(9999,1px);grid-area:a}',
    '.a{display:grid;grid-template-columns:repeat(2,minmax(0,1fr)) 100px;gap:8px;grid-column:1/span 2}',
  ],
  [
    '@media(max-width:600px){.sm\\:hidden{display:none}.w-1\\/2{width:50%}.\\31 00{width:100%}.größe{color:red}}',
    '@media (max-width:600px){.sm_x3a_hidden{display:none}.w-1_x2f_2{width:50%}._x31_00{width:100%}.gr_xf6__xdf_e{color:red}}',
  ],
  ['.a{color:red;*zoom:1;_height:1px;;b} .b{color:blue', '.a{color:red}.b{color:blue}'],
  // not up to an email
  ['a:visited,a:hover{color:red}', 'a:hover{color:red}'],
  ['@supports (display:grid){.a{color:red}} @layer a{.a{color:red}} .b{color:red}', '.b{color:red}'],
  ['.a{color:red;.b{color:blue} &:hover{color:blue}}', '.a{color:red}'],
  ['.a{min-height:100vh;height:50svh;width:calc(1px + 1px);--x:1;color:var(--x)}', ''],
  ['@media (min-height:1px),(orientation:portrait){.a{color:red}}', ''],
  ['summary,details,iframe,svg{display:none}', ''],
])('keeps %j as %j', (css, kept) => expect(keptOf(css)).toBe(kept));

test('applies rules for the page to the email', () => {
  const css = 'html,body{margin:0}body.dark p{color:red}html body>table{width:100%}:root .a{color:red}* {line-height:1}div body{color:red}';
  expect(sheetOf(`<style>${css}</style><body class="dark">a</body>`)).toBe(
    '.atrium-mail,.atrium-mail{margin:0}.atrium-mail.dark p{color:red}.atrium-mail>table{width:100%}.atrium-mail .a{color:red}.atrium-mail *{line-height:1}',
  );
});

test('joins sheets of head and body in order, each with its media, and ignores other types and comments', () => {
  const css = sheetOf(
    '<head><style>p{color:red}</style><style type="text/less">p{color:lime}</style></head><body><p>a</p><style media="print">p{color:blue}</style>' +
      '<!--[if mso]><style>p{color:gray}</style><![endif]--><svg><style>p{color:gray}</style></svg><STYLE TYPE="text/css" media="(max-width:9px)">p{color:navy}</STYLE></body>',
  );
  expect(css.replaceAll('.atrium-mail ', '')).toBe('p{color:red}@media print{p{color:blue}}@media (max-width:9px){p{color:navy}}');
});

test('keeps only the classes and ids that the sheet selects by', () => {
  expect(sanitizeMessage('<style>.a{color:red}</style><body class="b"><p class="a b" id="c">x</p></body>')).toBe(
    '<style>.atrium-mail .a{color:red}</style><div class="atrium-mail"><p class="a">x</p></div>',
  );
  expect(sanitizeMessage('<style>@import "a"</style><p class="a" id="c">x</p>')).toBe('<p>x</p>');
  expect(sanitizeMessage('<style>[class*=b]{color:red}</style><p class="ab c">x</p>')).toContain('<p class="ab c">');
});

test('matches classes with characters that need an escape in a selector', () => {
  expect(sanitizeMessage('<style>.sm\\:hidden{color:red}</style><p class="sm:hidden lg:flex">x</p>')).toContain(
    '<p class="sm_x3a_hidden">',
  );
});

test('removes sheets, classes and ids from messages that people write here', () => {
  const written = '<style>p{color:red}</style><p class="a" id="b">x</p>';
  expect(sanitizeWithoutSheets(written)).toBe('<p>x</p>');
  expect(sanitizeWithoutSheets(sanitizeMessage(written))).toBe('<div><p>x</p></div>');
});

test('drops the sheet of an empty email, so its plain text is shown', () => {
  expect(sanitizeMessage('<html><head><style>p{color:red}</style></head><body> </body></html>').trim()).toBe('');
});

test('keeps sheets out of search text and excerpts', () => {
  expect(textOfMessage(sanitizeMessage('<style>p{color:red}</style><p>Oak</p>'))).toBe('Oak');
});

test('drops an oversized sheet and shows the email without it', () => {
  expect(sheetOf(`<style>${'.a{color:red}'.repeat(10_000)}</style>x`)).toBe('');
  expect(sheetOf(`<style>${'a{;};}]'.repeat(2_000)}</style>x`)).toBe('');
  expect(sheetOf(`<style>.a{color:red}</style><style>${'.b{color:red}'.repeat(10_000)}</style>x`)).toBe('.atrium-mail .a{color:red}');
  expect(sheetOf(`<style>${'.a,'.repeat(20_000)}.a{color:red}</style>x`)).toBe('');
  expect(sheetOf(`<style>${'.a{color:red}'.repeat(7_000)}</style>x`).length).toBeLessThan(60_000);
});

const part = fc.constantFrom(
  ...[
    '{',
    '}',
    ';',
    ':',
    ',',
    '(',
    ')',
    '[',
    ']',
    '"',
    "'",
    '\\',
    '/*',
    '*/',
    '<!--',
    '-->',
    '<',
    '>',
    '+',
    '~',
    '*',
    '&',
    '!important',
    ' ',
    '\n',
  ],
  ...[
    '@media',
    '@import',
    '@supports',
    '@layer',
    'screen',
    'and',
    'not',
    '(max-width:9px)',
    '(min-height:1px)',
    '(prefers-color-scheme:dark)',
  ],
  ...[
    'body',
    'html',
    ':root',
    'p',
    'td',
    'svg',
    '.a',
    '.atrium-mail',
    '#b',
    '[class=a]',
    '[title="]"]',
    ':visited',
    ':hover',
    ':not(',
    '::before',
  ],
  ...[
    'color',
    'background',
    'position',
    'width',
    'margin',
    'font-family',
    '--x',
    'red',
    'fixed',
    '0',
    '-1px',
    '9vh',
    '50%',
    '#fff',
    'rgb(1,2,3)',
  ],
  ...[
    'url(',
    'url(https://evil.example/a)',
    'expression(',
    'var(--x)',
    'calc(1px)',
    'attr(x)',
    '\\75rl(',
    '.\\31 a\\:b',
    '--ground',
    'https%3A%2F%2Fevil.example%2Fa',
    'grid-template-columns',
    'repeat(2,1fr)',
    '</style',
    '</style>',
    '<svg>',
    '\u0000',
    'é',
    '😀',
  ],
);

test('stores only allowed CSS for any sheet, read alike by every parser and stable when sanitized again', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 9, arbitrary: part }, fc.string({ maxLength: 4 })), { maxLength: 60 }), (parts) => {
      const html = `<style>${parts.join('')}</style><p class="a" id="b">x</p>`;
      const clean = sanitizeMessage(html);
      expect(readStrictly(clean)).toEqual([]);
      expect(sanitizeMessage(clean)).toBe(clean);
    }),
    { numRuns: 2_000 },
  );
});

const ruleOf = fc
  .tuple(
    fc.array(fc.constantFrom('body', 'p', '.a', '#b', 'td.c>.d', 'a:link', 'a:visited', 'u+.body', 'svg', '*'), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.array(
      fc.tuple(
        fc.constantFrom('color', 'margin', 'position', 'background', 'width'),
        fc.constantFrom('red', '0', 'fixed', '1cm', 'url(a)'),
      ),
      { maxLength: 4 },
    ),
  )
  .map(([selectors, said]) => `${selectors.join(',')}{${said.map(([name, value]) => `${name}:${value}`).join(';')}}`);

test('keeps the allowed ones of well-formed rules in order', () => {
  fc.assert(
    fc.property(fc.array(ruleOf, { maxLength: 20 }), fc.constantFrom('', '@media (max-width:600px)'), (rules, media) => {
      const css = sheetOf(`<style>${media ? `${media}{${rules.join('')}}` : rules.join('')}</style>x`);
      expect(readSheetStrictly(css)).toEqual([]);
      expect(css).not.toMatch(/position|url|visited|svg/);
    }),
    { numRuns: 300 },
  );
});
