import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { useLayoutOverride } from '#web/use-layout-override.ts';
import classes from './empty-page.module.css';

/** An empty page: the app shell that every page starts with. */
export function EmptyPage() {
  const [hasFooter, setFooter] = useState(true);
  const [hasNavbar, setNavbar] = useState(true);
  useLayoutOverride({ footer: hasFooter ? 'static' : 'hidden', navbar: hasNavbar ? 'floating' : 'hidden' });
  return (
    <div className={classes.place}>
      <div className={classes.switches}>
        <Switch label="Navbar" isOn={hasNavbar} onChange={setNavbar} />
        <Switch label="Footer" isOn={hasFooter} onChange={setFooter} />
      </div>
    </div>
  );
}
