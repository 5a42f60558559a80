/** Formats a product's slug: its name in lowercase without accents, followed by its ID, used to find it. */
export function slugOf({ name, id }: { name: string; id: number }): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return [words, id].filter((part) => part !== '').join('-');
}

/** Parses the ID at the end of a slug; null when there is none. */
export function idOfSlug(slug: string): number | null {
  const [, digits] = /(?:^|-)(\d{1,15})$/.exec(slug) ?? [];
  return digits === undefined || Number(digits) < 1 ? null : Number(digits);
}
