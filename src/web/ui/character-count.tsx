import { useTranslation } from '../i18n.ts';
import classes from './character-count.module.css';

interface Props {
  used: number;
  most: number;
}

/** Shows how much of a text's limit is used, as a field hint. Screen readers are told only when little is left, not on each key. */
export function CharacterCount({ used, most }: Props) {
  const { t } = useTranslation();
  const left = most - used;
  const isShort = left <= most / 10;
  return (
    <span className={classes.count} data-short={isShort || undefined} data-over={left < 0 || undefined}>
      {t('ui.characters.used', { used, most })}
      <span className="visually-hidden" role="status">
        {isShort && (left < 0 ? t('ui.characters.over', { count: -left }) : t('ui.characters.left', { count: left }))}
      </span>
    </span>
  );
}
