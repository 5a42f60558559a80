import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import classes from './side-panel.module.css';

interface Props extends Omit<ComponentProps<'section'>, 'role' | 'tabIndex' | 'ref' | 'onKeyDown'> {
  /** What is open in it. */
  label: string;
  /** Has few fields, and leaves more of the page in sight. */
  isNarrow?: boolean;
  onClose: () => void;
}

/**
 * What is open beside a page, which stays in use: what happens there goes on, and toasts can be answered. On a phone it covers all. What
 * is edited in it saves itself.
 */
export function SidePanel({ label, isNarrow = false, onClose, className = '', ...section }: Props) {
  const root = useRef<HTMLElement>(null);
  // As it comes into sight: a key that is pressed at once is its own.
  useLayoutEffect(() => root.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // What is open over it closes alone.
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) onClose();
    // The keys of the page are not its.
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
