import { expect, test } from 'vitest';
import { facadeOf, withoutFacades } from '../scripts/fold-facades.mjs';

test('a file that only hands on what another exports is a facade', () => {
  expect(facadeOf('export{t as EmailPage}from"./mail-row-A1.js";')).toEqual({ file: 'mail-row-A1.js', exports: 'EmailPage:m.t' });
  expect(facadeOf('export{t as a,n as b,c}from"./x.js";\n')).toEqual({ file: 'x.js', exports: 'a:m.t,b:m.n,c:m.c' });
});

test('a file that does anything else is none', () => {
  for (const code of ['export{t as a}from"./x.js";import"./y.js";', 'const t=1;export{t as a};', 'import"./x.js";'])
    expect(facadeOf(code)).toBeNull();
});

test('whoever imports a facade later imports the file behind it, and has the same exports', () => {
  const facades = new Map([['page-F.js', { file: 'row-T.js', exports: 'Page:m.t' }]]);
  const code = 'f=["assets/page-F.js","assets/other.js"];p(()=>import(`./page-F.js`),d([0,1]));import("./other.js")';
  expect(withoutFacades(code, facades)).toBe(
    'f=["assets/row-T.js","assets/other.js"];p(()=>import(`./row-T.js`).then(m=>({Page:m.t})),d([0,1]));import("./other.js")',
  );
});
