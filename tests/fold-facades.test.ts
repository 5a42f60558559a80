import { expect, test } from 'vitest';
import { facadeOf, withoutFacades } from '../scripts/fold-facades.mjs';

test('treats a file that only re-exports another as a facade', () => {
  expect(facadeOf('export{t as EmailPage}from"./mail-row-A1.js";')).toEqual({ file: 'mail-row-A1.js', exports: 'EmailPage:m.t' });
  expect(facadeOf('export{t as a,n as b,c}from"./x.js";\n')).toEqual({ file: 'x.js', exports: 'a:m.t,b:m.n,c:m.c' });
});

test('does not treat any other file as a facade', () => {
  for (const code of ['export{t as a}from"./x.js";import"./y.js";', 'const t=1;export{t as a};', 'import"./x.js";'])
    expect(facadeOf(code)).toBeNull();
});

test('rewrites a lazy import of a facade to the file behind it, with the same exports', () => {
  const facades = new Map([['page-F.js', { file: 'row-T.js', exports: 'Page:m.t' }]]);
  const code = 'f=["assets/page-F.js","assets/other.js"];p(()=>import(`./page-F.js`),d([0,1]));import("./other.js")';
  expect(withoutFacades(code, facades)).toBe(
    'f=["assets/row-T.js","assets/other.js"];p(()=>import(`./row-T.js`).then(m=>({Page:m.t})),d([0,1]));import("./other.js")',
  );
});
