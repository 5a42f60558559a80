/**
 * Fills each `{name}` placeholder of a path with one encoded segment. Returns null for an empty value, `.` or `..`, because URL parsers
 * resolve those (even as `%2e`) to a different path.
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
