import { expect, test } from 'vitest';
import { areasOfModules, readTexts } from '../scripts/areas-of-texts.mjs';
import { withTexts } from '../scripts/texts-for-web.mjs';

test('makes a lazy import wait for its texts', () => {
  const areasOf = (name: string) => (name === './late.tsx' ? ['todo'] : []);
  const code = `const Late = lazy(() => import('./late.tsx').then(shown));
type Kit = typeof import('./late.tsx');
const none = () => import('./plain.ts');`;
  expect(withTexts(code, 'src/web/page.tsx', areasOf)?.code).toBe(`import { withTexts } from '#web/load-texts.ts';
const Late = lazy(() => withTexts(["todo"], import('./late.tsx')).then(shown));
type Kit = typeof import('./late.tsx');
const none = () => import('./plain.ts');`);
  expect(withTexts("import('./plain.ts')", 'src/web/page.tsx', areasOf)).toBeNull();
});

test('gives a module the texts of its own keys and its imports, and no page the texts of all areas', () => {
  const texts = readTexts(process.cwd());
  const { base, of } = areasOfModules(process.cwd(), texts);
  expect(base).toContain('kit');
  expect(of('#features/todo/web/todo-page.tsx', 'src/app/areas.ts')).toEqual(['todo']);
  expect(base.length).toBeLessThan(texts.size / 3);
});
