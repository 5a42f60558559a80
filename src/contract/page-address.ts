/** The parameter names of a page's path: `/apps/email/:folder/:mailId` has `folder` and `mailId`. */
type OpenSegments<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | OpenSegments<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Extended with the paths of all pages in `src/app/areas.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled from there
export interface Pages {}

type PagePath = Pages extends { path: infer Path extends string } ? Path : string;

type Values<Names extends string> = Readonly<Record<Names, string | number>>;

/**
 * Builds the address of a page, for links created outside the app: in mails, notifications and responses. A path that no page has fails to
 * compile.
 * @param path As in the page table: `/apps/invoice/preview/:id`.
 */
export function pageAddress<Path extends PagePath>(path: Path, open: Values<OpenSegments<Path>>, search: Values<string> = {}): string {
  const values: Readonly<Record<string, string | number>> = open;
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${address}?${query}` : address;
}
