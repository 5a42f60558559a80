// Limit of common file systems.
const longestName = 255;
const longestEnding = 20;

/** Removes folders, control characters, and bidi marks from a name; long names keep their extension. */
export function safeName(name: string): string {
  const bare = name
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim();
  if (!bare || /^\.+$/.test(bare)) return 'file';
  return bare.length <= longestName ? bare : `${bare.slice(0, longestName - longestEnding).toWellFormed()}${bare.slice(-longestEnding)}`;
}
