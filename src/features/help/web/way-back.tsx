import type { ReactNode } from 'react';
import { BackLink } from '#web/ui/back-link.tsx';
import classes from './way-back.module.css';

/** The way back to what an article or a category belongs to; not on paper. */
export function WayBack({ href, children }: { href: string; children: ReactNode }) {
  return (
    <BackLink href={href} className={classes.way}>
      {children}
    </BackLink>
  );
}
