import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from '../../scripts/read-sources.mjs';
import { fileNamings } from './sweep-work.ts';

const features = readdirSync('src/features');
const listed = (list: string) => readFileSync(`src/app/${list}`, 'utf8');

test('whatever a feature adds to the server or to the pages is listed, in one place each', () => {
  for (const feature of features) {
    for (const [file, list] of [
      ['server/area.ts', 'server-areas.ts'],
      ['web/pages.ts', 'areas.ts'],
    ] as const) {
      if (existsSync(`src/features/${feature}/${file}`)) expect(listed(list), feature).toContain(`'#features/${feature}/${file}'`);
    }
    if (existsSync(`src/features/${feature}/server/routes.ts`))
      expect(existsSync(`src/features/${feature}/server/area.ts`), feature).toBe(true);
  }
});

test('every sweep, every list of columns that name files, and every task for workers is used', () => {
  for (const [file, text] of readSources('.')) {
    const [, feature, name] = /^src\/features\/([^/]+)\/server\/([^/]+)\.ts$/.exec(file) ?? [];
    if (!feature || !name || file.endsWith('.test.ts')) continue;
    const area = () => readFileSync(`src/features/${feature}/server/area.ts`, 'utf8');
    // Of files, only what nothing else names is swept: the whole does that.
    if (feature !== 'files' && (name.startsWith('sweep-') || name === 'named-files')) expect(area(), file).toContain(`./${name}.ts`);
    if (/= heavyTask\(/.test(text)) expect(listed('heavy-tasks.ts'), file).toContain(`'#features/${feature}/server/${name}.ts'`);
  }
  expect(fileNamings.length).toBeGreaterThan(10);
});
