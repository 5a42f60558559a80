import { useTranslation } from '../i18n.ts';
import classes from './character-count.module.css';

interface Props {
  /** How many there are. */
  used: number;
  most: number;
}

/** How much of a text's room is used, for the hint of its field. Who cannot see it is told once little is left, not at each key. */
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
