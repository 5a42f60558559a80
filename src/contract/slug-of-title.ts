const longestSlug = 80;

/**
 * Derives a board's id from its title: lowercase letters, marks and digits of any script, with everything else collapsed to single hyphens.
 * May be empty.
 */
export function slugOfTitle(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const slug = [...words.join('-')];
  while (slug.join('').length > longestSlug || slug.at(-1) === '-') slug.pop();
  return slug.join('');
}
