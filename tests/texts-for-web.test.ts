import { expect, test } from 'vitest';
import { areasOfModules, readTexts } from '../scripts/areas-of-texts.mjs';
import { withTexts } from '../scripts/texts-for-web.mjs';

test('what is loaded later waits for the texts that it shows', () => {
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

test('a module shows what its keys and those of its imports name, and no page brings the texts of all areas', () => {
  const texts = readTexts(process.cwd());
  const { base, of } = areasOfModules(process.cwd(), texts);
  expect(base).toContain('kit');
  expect(of('#features/todo/web/todo-page.tsx', 'src/app/areas.ts')).toEqual(['todo']);
  expect(base.length).toBeLessThan(texts.size / 3);
});
