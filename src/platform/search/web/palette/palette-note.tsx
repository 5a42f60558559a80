import { useTranslation } from '#web/i18n.ts';
import classes from './palette-note.module.css';
import type { Found } from './use-found.ts';

interface Props {
  line: string;
  /** Number of characters beyond the search limit. */
  over: number;
  found: Found;
  /** Number of items. */
  count: number;
  /** Whether records are searched at all. */
  isSearched: boolean;
}

/** Search status: the number of items for screen readers; corrections and errors visibly. */
export function PaletteNote({ line, over, found, count, isSearched }: Props) {
  const { t } = useTranslation();
  const isAsked = line !== '' && over === 0 && isSearched;
  const said = found.isLate ? t('search.searching') : count === 0 ? t('common.nothingFound') : t('search.results', { count });
  return (
    <>
      <p role="status" className={isAsked && !found.isLate && count === 0 ? classes.note : 'visually-hidden'}>
        {line !== '' && over === 0 && said}
      </p>
      {over > 0 && (
        <p className={classes.note} role="alert">
          {t('ui.characters.over', { count: over })}
        </p>
      )}
      {isAsked && found.isOffline && (
        <p className={classes.note} role="status">
          {t('search.offline')}
        </p>
      )}
      {isAsked && found.hasFailed && !found.isOffline && (
        <p className={classes.note} role="alert">
          {t('search.failed')}
          <button type="button" className={classes.again} onClick={found.tryAgain}>
            {t('ui.tryAgain')}
          </button>
        </p>
      )}
      {found.corrections.map(({ word, instead }) => (
        <p key={word} className={classes.note}>
          {t('search.instead', { word, instead })}
        </p>
      ))}
    </>
  );
}
