import type { ReactNode } from 'react';
import { IconArrowLeft } from '#web/icons.ts';
import classes from './back-link.module.css';

/** The way back to what a page belongs to. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden="true" />
      <bdi>{children}</bdi>
    </a>
  );
}
