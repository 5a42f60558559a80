import { changeLayout, shownSkin, useLayout } from '#web/layout-store.ts';
import { Switch } from '#web/ui/switch.tsx';

/** Both take effect immediately, in every tab. */
export function Real() {
  const { direction } = useLayout();
  const isDark = shownSkin() === 'dark';
  return (
    <>
      <Switch label="Dark theme" isOn={isDark} onChange={(isOn) => changeLayout({ skin: isOn ? 'dark' : 'light' })} />
      <Switch label="Right to left" isOn={direction === 'rtl'} onChange={(isOn) => changeLayout({ direction: isOn ? 'rtl' : 'ltr' })} />
    </>
  );
}
