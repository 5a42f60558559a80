/**
 * Fills the `{name}` parts of a path, each with one encoded segment. Null when a value would not stay one: an empty segment, or `.` and `..`, which every
 * URL parser resolves (also as `%2e`), would make it another path.
 */
export function fillPath(path: string, valueFor: (name: string) => unknown): string | null {
  let isFilled = true;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(valueFor(name) ?? '');
    if (/^\.{0,2}$/.test(value)) isFilled = false;
    return encodeURIComponent(value);
  });
  return isFilled ? filled : null;
}
