import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { useLayoutOverride } from '#web/use-layout-override.ts';

/** A page that needs the width: the menu collapses to icons. */
export function WithCollapsedMenu() {
  const [menuCollapsed, setCollapsed] = useState(true);
  const [isDark, setDark] = useState(false);
  useLayoutOverride({ menuCollapsed, ...(isDark && { skin: 'semi-dark' }) });
  return (
    <>
      <Switch label="Menu collapsed" isOn={menuCollapsed} onChange={setCollapsed} />
      <Switch label="Dark menu" isOn={isDark} onChange={setDark} />
    </>
  );
}
