// What the server takes at most, and the names of all usual file systems.
const longestName = 255;

/** The name under which a file is uploaded: one that is too long loses its middle, not its ending; a nameless one is a `file`. */
export function shortFileName(name: string): string {
  if (name === '') return 'file';
  return name.length <= longestName ? name : `${name.slice(0, longestName - 20)}…${name.slice(-19)}`;
}
