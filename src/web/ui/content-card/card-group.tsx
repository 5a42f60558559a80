import type { ReactNode } from 'react';
import classes from './card-group.module.css';

interface Props {
  label: string;
  /** Edge to edge, as one card; otherwise side by side with room between, all as high as the highest. */
  isJoined?: boolean;
  /** How narrow each may become, in pixels, before they stand below each other. */
  narrowest?: number;
  children: ReactNode;
}

/** Cards that belong together. */
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
