import { numberFormat } from '#web/intl.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** `24 kB`, `1.2 MB`, in the reader's language. */
export function sizeText(bytes: number, language: string): string {
  let size = bytes / 1024;
  let unit = 0;
  for (; size >= 1024 && unit < units.length - 1; unit += 1) size /= 1024;
  const options = {
    style: 'unit',
    unit: units[unit] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  } as const;
  return numberFormat(language, options).format(size);
}
