import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { useLayoutOverride } from '#web/use-layout-override.ts';
import classes from './empty-page.module.css';

/** A page with nothing in it but a place: the frame around it is everything that a page begins with. */
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
