/** Which module the page at an address needs. */
export interface PageModule {
  /** Such as `/apps/email/:folder`, in which `:folder` stands for one segment. */
  path: string;
  /** As the bundler's manifest names it: `src/features/email/web/email-page.tsx`. */
  module: string;
}

/** The page at an address: its pattern, what stands in the pattern's open segments, and the modules that it needs. */
export interface PageOfPath {
  pattern: string;
  params: Record<string, string>;
  modules: string[];
}

/** The page whose pattern fits an address with the most segments said outright; undefined where there is none. */
export function pageOfPath(pages: readonly PageModule[], path: string): PageOfPath | undefined {
  const given = segments(path);
  const fitting = pages.filter((page) => fits(segments(page.path), given)).sort((a, b) => outright(b) - outright(a));
  const [first] = fitting;
  if (!first) return undefined;
  const params = segments(first.path).flatMap((segment, at) => (isOpen(segment) ? [[segment.slice(1), given[at]]] : []));
  return {
    pattern: first.path,
    params: Object.fromEntries(params),
    modules: fitting.filter((page) => outright(page) === outright(first)).map((page) => page.module),
  };
}

/** The modules of the page at an address. */
export function modulesOfPath(pages: readonly PageModule[], path: string): string[] {
  return pageOfPath(pages, path)?.modules ?? [];
}

function fits(wanted: string[], given: string[]): boolean {
  return wanted.length === given.length && wanted.every((segment, at) => isOpen(segment) || segment === given[at]);
}

const outright = ({ path }: PageModule) => segments(path).filter((segment) => !isOpen(segment)).length;
const isOpen = (segment: string) => segment.startsWith(':');
const segments = (path: string) => path.split('/').filter(Boolean);
