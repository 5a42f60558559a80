import { useTranslation } from '#web/i18n.ts';
import { changeLayout, useLayout } from '#web/layout-store.ts';
import { useMenuCollapsed } from '#web/menu-collapsed.ts';
import { Switch } from '#web/ui/switch.tsx';

export function SwitchOption({ option }: { option: 'menuCollapsed' | 'menuHidden' | 'scrollToTop' }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const isCollapsed = useMenuCollapsed();
  return (
    <Switch
      label={t(`shell.customizer.${option}`)}
      isOn={option === 'menuCollapsed' ? isCollapsed : layout[option]}
      // Only a menu beside the page can be collapsed.
      disabled={option === 'menuCollapsed' && (layout.menu === 'horizontal' || layout.menuHidden)}
      onChange={(isOn) => changeLayout({ [option]: isOn })}
    />
  );
}
