import type { ReactNode } from 'react';
import classes from './stack.module.css';

interface Props {
  /** In pixels. */
  gap?: 4 | 8 | 12 | 16 | 24;
  children: ReactNode;
}

export function Stack({ gap = 12, children }: Props) {
  return (
    <div className={classes.stack} style={{ gap }}>
      {children}
    </div>
  );
}
