const units = ['B', 'KB', 'MB', 'GB'];

/** `820 B`, `24 KB`, `1.2 MB`: in steps of 1,024, with one decimal below ten. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  for (; size >= 1024 && unit < units.length - 1; unit++) size /= 1024;
  return `${unit > 0 && size < 9.95 ? size.toFixed(1).replace(/\.0$/, '') : Math.round(size)} ${units[unit]}`;
}
