import { useTranslation } from '#web/i18n.ts';
import { IconMoon, IconSun, IconTextDirectionLtr, IconTextDirectionRtl } from '#web/icons.ts';
import { changeLayout, shownSkin, useLayout } from '#web/layout-store.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './look-switches.module.css';

/** Switches the page to the other color scheme or text direction. */
export function LookSwitches() {
  const { t } = useTranslation();
  const { direction } = useLayout();
  const isDark = shownSkin() === 'dark';
  const isMirrored = direction === 'rtl';
  return (
    <div className={classes.switches}>
      <Button look="outline" aria-pressed={isDark} onClick={() => changeLayout({ skin: isDark ? 'light' : 'dark' })}>
        {isDark ? <IconMoon size={18} aria-hidden="true" /> : <IconSun size={18} aria-hidden="true" />}
        {t('showcase.dark')}
      </Button>
      <Button look="outline" aria-pressed={isMirrored} onClick={() => changeLayout({ direction: isMirrored ? 'ltr' : 'rtl' })}>
        {isMirrored ? <IconTextDirectionRtl size={18} aria-hidden="true" /> : <IconTextDirectionLtr size={18} aria-hidden="true" />}
        {t('showcase.rightToLeft')}
      </Button>
    </div>
  );
}
