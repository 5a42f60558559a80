import { useTranslation } from '#web/i18n.ts';
import { numberFormat } from '#web/intl.ts';
import classes from './message-files.module.css';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** How large a file is, in the reader's language. */
export function FileSize({ bytes }: { bytes: number }) {
  const { i18n } = useTranslation();
  let size = bytes;
  let unit = 0;
  for (; size >= 1000 && unit < units.length - 1; unit++) size /= 1000;
  const text = numberFormat(i18n.language, {
    style: 'unit',
    unit: units[unit] ?? 'byte',
    unitDisplay: unit === 0 ? 'narrow' : 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size);
  return <bdi className={classes.size}>{text}</bdi>;
}
