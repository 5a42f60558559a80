import { type FirstCalls, type PageAddress, type PageRow, type PageTable, pagesOf } from '#web/page-table.ts';
import { type LazyArea, lazyAreas, pageTable } from './areas.ts';

/** What the server lets a browser load and ask for ahead, for one address. */
export interface ServedPage {
  /** Such as `/apps/email/:folder`, in which `:folder` stands for one segment. */
  readonly path: string;
  /** As the bundler's manifest names them: `src/features/email/web/email-page.tsx`. */
  readonly modules: readonly string[];
  readonly first?: FirstCalls;
  /** Of an area that weighs nothing in the files of the others (`areas.ts`). */
  readonly isApart?: boolean;
}

const layout = 'src/app/app-layout.tsx';

/** Every address of the app's pages. */
export const servedPages: readonly ServedPage[] = [...servedPagesOf(pageTable), ...(await Promise.all(lazyAreas.map(servedOf))).flat()];

/** The pages of a lazy area, each with the table that it stands in: the page comes to be known only by it. */
async function servedOf({ tables, load, isApart }: LazyArea): Promise<ServedPage[]> {
  return servedPagesOf(await load()).map(({ modules, ...served }) => ({
    ...served,
    modules: [...tables, ...modules],
    ...(isApart && { isApart }),
  }));
}

/** The addresses of a table of pages. */
export function servedPagesOf(table: PageTable): ServedPage[] {
  return pagesOf(table).flatMap((row) => [row, ...(row.shows ?? [])].map((address) => served(row, address)));
}

function served({ shell, page, ask }: PageRow, { path, first, parts }: PageAddress): ServedPage {
  const named = [page, ask, parts].flatMap((load) => (load ? modulesIn(load) : []));
  return { path, modules: [...(shell === 'app' ? [layout] : []), ...named], ...(first && { first }) };
}

/**
 * The modules that a function of the table imports. They are read in its text, so that they are written down once; the build of the server
 * leaves the names as they are (`scripts/build.mjs`).
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
