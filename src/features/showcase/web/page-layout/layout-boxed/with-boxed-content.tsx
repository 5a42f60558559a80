import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { useLayoutOverride } from '#web/use-layout-override.ts';

/** Text pages: on a wide screen, lines stay at a readable length. */
export function WithBoxedContent() {
  const [isBoxed, setBoxed] = useState(true);
  const [isSticky, setSticky] = useState(false);
  useLayoutOverride({ content: isBoxed ? 'boxed' : 'full', ...(isSticky && { navbar: 'sticky', footer: 'sticky' }) });
  return (
    <>
      <Switch label="Boxed" isOn={isBoxed} onChange={setBoxed} />
      <Switch label="Sticky navbar and footer" isOn={isSticky} onChange={setSticky} />
    </>
  );
}
