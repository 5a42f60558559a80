import { expect, test } from 'vitest';
import { planChunks } from '../scripts/chunk-plan.mjs';

type Module = { imports: string[]; lazy: string[]; bytes: number };
const module = (bytes: number, imports: string[] = [], lazy: string[] = []): Module => ({ bytes, imports, lazy });

/** Three pages in a shell; two of them contain tables and open the same dialog. */
const modules = new Map<string, Module>([
  ['/index.html', module(100, ['/src/main.tsx'])],
  ['/src/main.tsx', module(100, ['/src/start.tsx'])],
  [
    '/src/start.tsx',
    module(9000, ['/node_modules/react/index.js'], ['/src/layout.tsx', '/src/a-page.tsx', '/src/b-page.tsx', '/src/c-page.tsx']),
  ],
  ['/node_modules/react/index.js', module(90_000)],
  ['/src/layout.tsx', module(20_000, ['/src/button.tsx'])],
  ['/src/button.tsx', module(500)],
  ['/src/a-page.tsx', module(40_000, ['/src/table.tsx', '/src/sorting.ts', '/src/button.tsx'], ['/src/dialog.tsx'])],
  ['/src/b-page.tsx', module(50_000, ['/src/table.tsx', '/src/sorting.ts', '/src/toast.ts'], ['/src/dialog.tsx', '/src/drawer.tsx'])],
  ['/src/c-page.tsx', module(30_000, ['/src/toast.ts'])],
  ['/src/table.tsx', module(30_000)],
  ['/src/sorting.ts', module(400)],
  ['/src/toast.ts', module(300)],
  ['/src/dialog.tsx', module(20_000, ['/src/field.tsx'])],
  ['/src/drawer.tsx', module(20_000, ['/src/field.tsx'])],
  ['/src/field.tsx', module(8000)],
]);
const plan = planChunks(
  modules,
  '/index.html',
  ['a', 'b', 'c'].map((page) => ['/src/layout.tsx', `/src/${page}-page.tsx`]),
);
const together = (...names: string[]) => new Set(names.map((name) => plan.get(`/src/${name}`))).size === 1;

test('puts what the same pages need into one file', () => {
  expect(together('table.tsx', 'sorting.ts')).toBe(true);
  expect(together('table.tsx', 'a-page.tsx')).toBe(false);
  expect(together('a-page.tsx', 'b-page.tsx')).toBe(false);
  expect(plan.get('/node_modules/react/index.js')).toBe('base');
});

test('merges what is too small for its own file with what nearly the same pages need', () => {
  expect(together('toast.ts', 'layout.tsx')).toBe(true);
  expect(together('button.tsx', 'layout.tsx')).toBe(true);
});

test('does not add to a file whose imports its pages do not need', () => {
  const more = new Map(modules);
  const framed = ['d', 'e', 'f'];
  for (const page of framed)
    more.set(`/src/${page}-page.tsx`, module(2000, ['/src/frame.tsx', ...(page === 'd' ? ['/src/switch.tsx'] : [])]));
  more.set('/src/frame.tsx', module(60_000));
  more.set('/src/switch.tsx', module(6000));
  more.set('/src/c-page.tsx', module(30_000, ['/src/toast.ts', '/src/switch.tsx']));
  const shell = ['a', 'b', 'c'].map((page) => ['/src/layout.tsx', `/src/${page}-page.tsx`]);
  const drawn = planChunks(more, '/index.html', [...shell, ...framed.map((page) => [`/src/${page}-page.tsx`])]);
  expect(drawn.get('/src/switch.tsx')).not.toBe(drawn.get('/src/d-page.tsx'));
});

test('keeps lazy parts out of page files, and puts what several of them share into one file', () => {
  expect(plan.has('/src/dialog.tsx')).toBe(false);
  expect(plan.get('/src/field.tsx')).toBe('field');
});

test('does not load another page with a lazy part that page needs at load', () => {
  const more = new Map(modules);
  more.set('/src/c-page.tsx', module(30_000, ['/src/toast.ts', '/src/announce.ts']));
  more.set('/src/announce.ts', module(600, ['/src/phrase.ts']));
  more.set('/src/phrase.ts', module(100));
  more.set('/src/drawer.tsx', module(20_000, ['/src/field.tsx', '/src/announce.ts']));
  const pages = ['a', 'b', 'c'].map((page) => ['/src/layout.tsx', `/src/${page}-page.tsx`]);
  const drawn = planChunks(more, '/index.html', pages);
  expect(drawn.get('/src/announce.ts')).not.toBe(drawn.get('/src/c-page.tsx'));
  expect(drawn.get('/src/announce.ts')).toBe(drawn.get('/src/phrase.ts'));
});

test('lets nothing pages load wait for the entry script', () => {
  expect(plan.has('/src/main.tsx')).toBe(false);
  expect(plan.has('/src/start.tsx')).toBe(true);
});

test('keeps separate pages from affecting the others, and lets them share files', () => {
  const more = new Map(modules);
  const start = module(
    9000,
    ['/node_modules/react/index.js'],
    [...(modules.get('/src/start.tsx')?.lazy ?? []), ...['/src/d-page.tsx', '/src/e-page.tsx']],
  );
  more.set('/src/start.tsx', start);
  for (const page of ['d', 'e'])
    more.set(`/src/${page}-page.tsx`, module(9000, ['/src/table.tsx', '/src/frame.tsx', '/src/field.tsx'], ['/src/code.ts']));
  more.set('/src/frame.tsx', module(20_000));
  more.set('/src/code.ts', module(20_000));
  const pagesOf = (...names: string[]) => names.map((name) => ['/src/layout.tsx', `/src/${name}-page.tsx`]);
  const longer = planChunks(more, '/index.html', pagesOf('a', 'b', 'c'), pagesOf('d', 'e'));
  for (const [id, name] of plan) expect(longer.get(id), id).toBe(name);
  expect(longer.get('/src/frame.tsx')).toBe('frame');
  expect(longer.has('/src/code.ts')).toBe(false);
});

test('puts an icon many pages show into the base file, others with their pages', () => {
  const icon = (name: string) => `/node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`;
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const many = new Map(modules);
  for (const [at, name] of names.entries())
    many.set(`/src/${name}-page.tsx`, module(30_000, at < 2 ? [icon('x'), icon('y')] : [icon('x')]));
  many.set('/src/start.tsx', module(9000, ['/src/layout.tsx'], [...names.map((name) => `/src/${name}-page.tsx`)]));
  for (const name of ['x', 'y']) many.set(icon(name), module(400));
  const drawn = planChunks(
    many,
    '/index.html',
    names.map((name) => ['/src/layout.tsx', `/src/${name}-page.tsx`]),
  );
  expect(drawn.get(icon('x'))).toBe('base');
  expect(drawn.get(icon('y'))).not.toBe('base');
});
