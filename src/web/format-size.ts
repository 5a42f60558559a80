import { numberFormat } from './intl.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `820 bytes`, `24 kB`, `1.2 MB`: file size in steps of 1,024, formatted for the language, with one decimal below ten. */
export function formatSize(bytes: number, language: string): string {
  let size = bytes;
  let unit = 0;
  for (; size >= 1024 && unit < units.length - 1; unit += 1) size /= 1024;
  return numberFormat(language, {
    style: 'unit',
    unit: units[unit] ?? 'byte',
    unitDisplay: unit === 0 ? 'long' : 'short',
    maximumFractionDigits: unit > 0 && size < 9.95 ? 1 : 0,
  }).format(size);
}
