import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Align, placeBeside } from '#web/ui/place-beside.ts';
import styles from './flyout.module.css';

interface FlyoutProps {
  anchor: HTMLElement;
  align: Align;
  /** Whether to move focus into it. */
  isEntered: boolean;
  children: ReactNode;
}

/** The content of a menu item, in a layer beside it. It follows the item in the DOM, so Tab leads into it. */
export function Flyout({ anchor, align, isEntered, children }: FlyoutProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    element.showPopover();
    placeBeside(element, anchor.getBoundingClientRect(), align);
    return () => {
      if (element.contains(document.activeElement)) anchor.focus();
    };
  }, [anchor, align]);
  useLayoutEffect(() => {
    if (isEntered) layer.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isEntered]);
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      {children}
    </div>
  );
}
