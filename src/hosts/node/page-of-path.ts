import type { ServedPage } from '#app/served-pages.ts';

/** The page whose pattern fits an address with the most segments said outright, and what stands in the pattern's open segments. */
export function pageOfPath<P extends Pick<ServedPage, 'path'>>(
  pages: readonly P[],
  path: string,
): { page: P; params: Record<string, string> } | undefined {
  const given = segments(path);
  const [page] = pages.filter((one) => fits(segments(one.path), given)).sort((a, b) => outright(b) - outright(a));
  if (!page) return undefined;
  const params = segments(page.path).flatMap((segment, at) => (isOpen(segment) ? [[segment.slice(1), given[at]]] : []));
  return { page, params: Object.fromEntries(params) };
}

function fits(wanted: string[], given: string[]): boolean {
  return wanted.length === given.length && wanted.every((segment, at) => isOpen(segment) || segment === given[at]);
}

const outright = ({ path }: Pick<ServedPage, 'path'>) => segments(path).filter((segment) => !isOpen(segment)).length;
const isOpen = (segment: string) => segment.startsWith(':');
const segments = (path: string) => path.split('/').filter(Boolean);
