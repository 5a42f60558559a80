import { type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ComposeWindow } from './compose-window.tsx';
import type { ComposeWindow as Shown } from './compose-window-state.ts';
import classes from './compose-windows.module.css';

interface Props {
  shown: Shown;
  /** The end of the conversation, for what stands there. */
  slot: HTMLElement | null;
  dock: RefObject<HTMLElement | null>;
}

/** A window where it belongs. On its way elsewhere it is moved, not drawn anew: cursor, uploads and what can be undone go along. */
export function PlacedWindow({ shown, slot, dock }: Props) {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: classes.host }));
  useLayoutEffect(() => {
    const place = slot ?? dock.current;
    if (place && host.parentNode !== place) moveInto(place, host);
  }, [slot, dock, host]);
  useLayoutEffect(() => () => host.remove(), [host]);
  return createPortal(<ComposeWindow shown={shown} isInline={slot !== null} />, host);
}

function moveInto(place: HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void }, element: HTMLElement): void {
  // It keeps the focus, where the browser can.
  if (place.moveBefore && element.isConnected) place.moveBefore(element, null);
  else place.append(element);
}
