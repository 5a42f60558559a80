// The server's limit, and that of all common file systems.
const longestName = 255;

/** Shortens an upload's file name in the middle, keeping its extension; a nameless file becomes `file`. */
export function shortFileName(name: string): string {
  if (name === '') return 'file';
  return name.length <= longestName ? name : `${name.slice(0, longestName - 20)}…${name.slice(-19)}`;
}
