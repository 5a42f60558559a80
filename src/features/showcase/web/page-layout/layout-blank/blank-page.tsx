import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import classes from './blank-page.module.css';

/**
 * What stands by itself: the way in, a page to print, an invitation. Its row of the table of pages says so:
 * `{ path: '/welcome', page: …, shell: 'bare' }`.
 */
export function BlankPage() {
  const [isCentred, setCentred] = useState(true);
  return (
    <div className={classes.place} data-centred={isCentred || undefined}>
      <Switch label="Centred" isOn={isCentred} onChange={setCentred} />
    </div>
  );
}
