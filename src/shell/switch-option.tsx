import { useTranslation } from '#web/i18n.ts';
import { changeLayout, useLayout } from '#web/layout-store.ts';
import { useMenuCollapsed } from '#web/menu-collapsed.ts';
import { Switch } from '#web/ui/switch.tsx';

/** An option of the layout that is on or off. */
export function SwitchOption({ option }: { option: 'menuCollapsed' | 'menuHidden' | 'scrollToTop' }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const isCollapsed = useMenuCollapsed();
  return (
    <Switch
      label={t(`shell.customizer.${option}`)}
      isOn={option === 'menuCollapsed' ? isCollapsed : layout[option]}
      // Only beside the page there is something to collapse.
      disabled={option === 'menuCollapsed' && (layout.menu === 'horizontal' || layout.menuHidden)}
      onChange={(isOn) => changeLayout({ [option]: isOn })}
    />
  );
}
