/** A product's part of an address: its name in plain small letters, then its id, by which it is found. */
export function slugOf({ name, id }: { name: string; id: number }): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return [words, id].filter((part) => part !== '').join('-');
}

/** The id that a slug ends in; null for what is none. */
export function idOfSlug(slug: string): number | null {
  const [, digits] = /(?:^|-)(\d{1,15})$/.exec(slug) ?? [];
  return digits === undefined || Number(digits) < 1 ? null : Number(digits);
}
