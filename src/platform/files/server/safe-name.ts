// No usual file system has longer ones.
const longestName = 255;
const longestEnding = 20;

/** The name without folders, control characters and the marks that turn text around; one that is too long keeps its ending. */
export function safeName(name: string): string {
  const bare = name
    .replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim();
  if (!bare || /^\.+$/.test(bare)) return 'file';
  return bare.length <= longestName ? bare : `${bare.slice(0, longestName - longestEnding).toWellFormed()}${bare.slice(-longestEnding)}`;
}
