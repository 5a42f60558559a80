import { useTranslation } from '#web/i18n.ts';
import { IconSearch } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './search-button.module.css';
import { openPalette, preparePalette } from './search-palette.tsx';

/** Opens the palette; looks like a search field where there is space. */
export function SearchButton() {
  const { t } = useTranslation();
  return (
    <IconButton
      className={classes.button}
      label={t('shell.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      onPointerEnter={preparePalette}
      onFocus={preparePalette}
    >
      <IconSearch />
      <span className={classes.words}>{t('shell.search')}</span>
    </IconButton>
  );
}
