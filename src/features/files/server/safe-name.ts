const longestName = 200;

/** The name without folders, control characters and the marks that turn text around. */
export function safeName(name: string): string {
  const bare = name
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim()
    .slice(0, longestName);
  return !bare || /^\.+$/.test(bare) ? 'file' : bare;
}
