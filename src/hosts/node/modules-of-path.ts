/** Which module the page at an address needs. */
export interface PageModule {
  /** Such as `/apps/email/:folder`, in which `:folder` stands for one segment. */
  path: string;
  /** As the bundler's manifest names it: `src/features/email/web/email-page.tsx`. */
  module: string;
}

/** The modules of the page at an address: those of the pattern that fits it with the most segments said outright. */
export function modulesOfPath(pages: readonly PageModule[], path: string): string[] {
  const given = segments(path);
  const fitting = pages.filter((page) => fits(segments(page.path), given));
  const most = Math.max(...fitting.map(outright));
  return fitting.filter((page) => outright(page) === most).map((page) => page.module);
}

function fits(wanted: string[], given: string[]): boolean {
  return wanted.length === given.length && wanted.every((segment, at) => isOpen(segment) || segment === given[at]);
}

const outright = ({ path }: PageModule) => segments(path).filter((segment) => !isOpen(segment)).length;
const isOpen = (segment: string) => segment.startsWith(':');
const segments = (path: string) => path.split('/').filter(Boolean);
