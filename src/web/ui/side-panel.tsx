import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import classes from './side-panel.module.css';

interface Props extends Omit<ComponentProps<'section'>, 'role' | 'tabIndex' | 'ref' | 'onKeyDown'> {
  /** Accessible name. */
  label: string;
  /** Narrow, for few fields, so more of the page stays visible. */
  isNarrow?: boolean;
  onClose: () => void;
}

/**
 * A nonmodal panel beside the page, which stays usable, including toasts. On a phone it covers the page. Edits
 * are saved automatically.
 */
export function SidePanel({ label, isNarrow = false, onClose, className = '', ...section }: Props) {
  const root = useRef<HTMLElement>(null);
  // Focused before paint, so the first key goes to the panel.
  useLayoutEffect(() => root.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog over it closes alone.
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) onClose();
    // Keeps keys from triggering shortcuts of the page.
    if (!event.ctrlKey && !event.metaKey && event.key !== '?') event.stopPropagation();
  };
  return (
    <section
      {...section}
      ref={root}
      className={`${classes.panel} ${className}`}
      data-narrow={isNarrow || undefined}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    />
  );
}
