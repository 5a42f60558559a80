import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconName } from '#features/showcase/web/elements/icons/icon-name.ts';
import { readIconSet } from '../scripts/icons-for-web.mjs';

const icons = readIconSet('.');

test('names each icon of the set as it is imported', () => {
  const lost = icons.map(iconName).filter((name) => !existsSync(`node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`));
  expect(lost).toEqual([]);
  expect(icons.length).toBeGreaterThan(6000);
});

test('joins the paths of an icon, with filled parts after a bar', () => {
  const pathOf = (wanted: string) => icons.find(({ name, isFilled }) => name === wanted && !isFilled)?.path;
  expect(pathOf('users')?.match(/M/g)).toHaveLength(4);
  expect(pathOf('app-window-center')?.split('|')).toHaveLength(2);
  for (const { path } of icons) for (const one of path.split('|')) expect(one).toMatch(/^M|^$/);
});
