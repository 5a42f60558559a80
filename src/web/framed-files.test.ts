import { expect, test } from 'vitest';
import { withoutFiles } from './framed-files.ts';

const address = '/api/v1/files/e1/7/a.png?expires=1&amp;session=s&amp;signature=x';

test('removes the URLs of file images in a mail and keeps everything else', () => {
  expect(withoutFiles(`<img alt="a > b" style="x" src="${address}" width="3"><img src="${address}">`)).toBe(
    `<img alt="a > b" style="x" data-file="${address}" width="3"><img data-file="${address}">`,
  );
  const others = `<img src="data:image/png;base64,x"><p title=" src=">src="${address}"</p><a href="${address}">x</a>`;
  expect(withoutFiles(others)).toBe(others);
});
