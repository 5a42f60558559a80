import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import classes from './blank-page.module.css';

/**
 * Standalone pages such as sign-in, print, or invitations. Their row in the page table sets it:
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
