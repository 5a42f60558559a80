/** What stands in the open segments of a page's path: `/apps/email/:folder/:mailId` has `folder` and `mailId`. */
type OpenSegments<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | OpenSegments<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What the pages are: `src/app/areas.ts` adds their paths, which it knows of the tables. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled from there
export interface Pages {}

type PagePath = Pages extends { path: infer Path extends string } ? Path : string;

type Values<Names extends string> = Readonly<Record<Names, string | number>>;

/**
 * The address of a page of the app, for links that are made apart from it: in mails, notices and answers. A path
 * that no page has does not compile.
 * @param path as the table of pages has it: `/apps/invoice/preview/:id`
 */
export function pageAddress<Path extends PagePath>(path: Path, open: Values<OpenSegments<Path>>, search: Values<string> = {}): string {
  const values: Readonly<Record<string, string | number>> = open;
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${address}?${query}` : address;
}
