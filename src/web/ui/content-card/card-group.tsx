import type { ReactNode } from 'react';
import classes from './card-group.module.css';

interface Props {
  label: string;
  /** Joins the cards edge to edge; otherwise they have gaps and equal height. */
  isJoined?: boolean;
  /** Minimum card width in pixels, before the cards wrap. */
  narrowest?: number;
  children: ReactNode;
}

export function CardGroup({ label, isJoined = false, narrowest = 220, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label={label}
      className={isJoined ? classes.joined : classes.apart}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${narrowest}px), 1fr))` }}
    >
      {children}
    </div>
  );
}
