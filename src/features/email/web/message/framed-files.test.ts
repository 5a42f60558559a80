import { afterEach, expect, test } from 'vitest';
import { type OwnFiles, setOwnFiles } from '#web/own-files.ts';
import { withoutFiles } from './framed-files.ts';

const address = '/api/v1/files/e1/7/a.png?expires=1&amp;session=s&amp;signature=x';

afterEach(() => setOwnFiles(undefined));

test('a mail stays as it is where the browser asks for files itself', () => {
  const html = `<p><img alt="a" src="${address}"></p>`;
  expect(withoutFiles(html)).toBe(html);
});

test('else its pictures of files have no address of their own, and all else stays', () => {
  setOwnFiles({} as OwnFiles);
  expect(withoutFiles(`<img alt="a > b" style="x" src="${address}" width="3"><img src="${address}">`)).toBe(
    `<img alt="a > b" style="x" data-file="${address}" width="3"><img data-file="${address}">`,
  );
  const others = `<img src="data:image/png;base64,x"><p title=" src=">src="${address}"</p><a href="${address}">x</a>`;
  expect(withoutFiles(others)).toBe(others);
});
