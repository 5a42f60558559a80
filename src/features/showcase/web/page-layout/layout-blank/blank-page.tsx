import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import classes from './blank-page.module.css';

/**
 * What stands by itself: the way in, a page to print, an invitation. Its row of the table of pages says so:
 * `{ path: '/welcome', page: …, shell: 'bare' }`.
 */
export function BlankPage() {
  const [isCentered, setCentered] = useState(true);
  return (
    <div className={classes.place} data-centered={isCentered || undefined}>
      <Switch label="Centered" isOn={isCentered} onChange={setCentered} />
    </div>
  );
}
