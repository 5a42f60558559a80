import type { ReactNode } from 'react';
import { IconArrowLeft } from '#web/icons.ts';
import classes from './back-link.module.css';

export function BackLink({ href, className, children }: { href: string; className?: string | undefined; children: ReactNode }) {
  return (
    <a href={href} className={className ? `${classes.back} ${className}` : classes.back}>
      <IconArrowLeft size={18} aria-hidden="true" />
      <bdi>{children}</bdi>
    </a>
  );
}
