import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { useLayoutOverride } from '#web/use-layout-override.ts';

/** A focused page: the menu is behind a button. */
export function WithNoMenu() {
  const [menuHidden, setHidden] = useState(true);
  const [isHorizontal, setHorizontal] = useState(false);
  useLayoutOverride({ menuHidden, menu: isHorizontal ? 'horizontal' : 'vertical' });
  return (
    <>
      <Switch label="Without menu" isOn={menuHidden} onChange={setHidden} />
      <Switch label="Horizontal menu" isOn={isHorizontal} disabled={menuHidden} onChange={setHorizontal} />
    </>
  );
}
