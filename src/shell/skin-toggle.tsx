import { useTranslation } from '#web/i18n.ts';
import { IconMoon, IconSun } from '#web/icons.ts';
import { changeLayout, shownSkin, useLayout } from '#web/layout-store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Changes between the light and the dark skin. */
export function SkinToggle() {
  const { t } = useTranslation();
  useLayout();
  const isDark = shownSkin() === 'dark';
  return (
    <IconButton label={isDark ? t('shell.toLight') : t('shell.toDark')} onClick={() => changeLayout({ skin: isDark ? 'light' : 'dark' })}>
      {isDark ? <IconSun /> : <IconMoon />}
    </IconButton>
  );
}
