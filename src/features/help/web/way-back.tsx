import type { ReactNode } from 'react';
import { BackLink } from '#web/ui/back-link.tsx';
import classes from './way-back.module.css';

/** Link back to the parent of an article or category; hidden in print. */
export function WayBack({ href, children }: { href: string; children: ReactNode }) {
  return (
    <BackLink href={href} className={classes.way}>
      {children}
    </BackLink>
  );
}
