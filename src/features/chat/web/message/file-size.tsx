import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './message-files.module.css';

/** How large a file is, in the reader's language. */
export function FileSize({ bytes }: { bytes: number }) {
  const { i18n } = useTranslation();
  return <bdi className={classes.size}>{formatSize(bytes, i18n.language)}</bdi>;
}
