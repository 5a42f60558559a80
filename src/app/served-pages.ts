import { type FirstCalls, type PageAddress, type PageRow, type PageTable, pagesOf } from '#web/page-table.ts';
import { type LazyArea, lazyAreas, pageTable } from './areas.ts';

/** What the server tells the browser to preload and prefetch for one address. */
export interface ServedPage {
  /** For example `/apps/email/:folder`, where `:folder` matches one segment. */
  readonly path: string;
  /** As named in the bundler's manifest: `src/features/email/web/email-page.tsx`. */
  readonly modules: readonly string[];
  readonly first?: FirstCalls;
  /** Belongs to an area that doesn't influence how the other areas' chunks are split (`areas.ts`). */
  readonly isApart?: boolean;
}

const layout = 'src/app/app-layout.tsx';

/** All page addresses of the app. */
export const servedPages: readonly ServedPage[] = [...servedPagesOf(pageTable), ...(await Promise.all(lazyAreas.map(servedOf))).flat()];

/** Returns the pages of a lazy area, each with its page table, which must load before the page. */
async function servedOf({ tables, load, isApart }: LazyArea): Promise<ServedPage[]> {
  return servedPagesOf(await load()).map(({ modules, ...served }) => ({
    ...served,
    modules: [...tables, ...modules],
    ...(isApart && { isApart }),
  }));
}

export function servedPagesOf(table: PageTable): ServedPage[] {
  return pagesOf(table).flatMap((row) => [row, ...(row.shows ?? [])].map((address) => served(row, address)));
}

function served({ shell, page, ask }: PageRow, { path, first, parts }: PageAddress): ServedPage {
  const named = [page, ask, parts].flatMap((load) => (load ? modulesIn(load) : []));
  return { path, modules: [...(shell === 'app' ? [layout] : []), ...named], ...(first && { first }) };
}

/**
 * Returns the modules a function in the page table imports. They are parsed from its source text, so they are written only once; the server
 * build
 * keeps the names as they are (`scripts/build.mjs`).
 */
function modulesIn(load: (...given: never[]) => unknown): string[] {
  const names = [...load.toString().matchAll(/import\w*\(\s*["']([^"']+)["']/g)].map(([, name = '']) => name);
  if (names.length === 0) throw new Error(`what a page loads names no module: ${load}`);
  return names.map((name) => {
    const module = name.replace(/^(#|\/src\/)/, 'src/');
    if (!module.startsWith('src/')) throw new Error(`a page imports ${name}, which is not written with #`);
    return module;
  });
}
