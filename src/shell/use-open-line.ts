import { useCallback, useEffect, useRef, useState } from 'react';

/** Delays before a hovered item opens and before it closes after the pointer leaves, because the pointer crosses other items on its way. */
const opensAfterMs = 90;
const closesAfterMs = 260;

interface OpenLine {
  readonly label: string;
  /** Opened by a click, not only by hover. */
  readonly isPressed: boolean;
  /** Opened by a key that moves focus into it. */
  readonly isEntered: boolean;
}

/** Which item of a list has an open flyout; at most one. */
export interface OpenLines {
  readonly open: OpenLine | undefined;
  point(label: string): void;
  leave(): void;
  press(label: string): void;
  enter(label: string): void;
  show(label: string): void;
  close(): void;
}

/** Tracks which item of a list is open: on hover after a delay, on click or key immediately. */
export function useOpenLine(): OpenLines {
  const [open, setOpen] = useState<OpenLine>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  const set = (next: OpenLine | undefined) => {
    stop();
    setOpen(next);
  };
  const later = (next: OpenLine | undefined, ms: number) => {
    stop();
    timer.current = setTimeout(() => setOpen((now) => (next && now?.label === next.label ? now : next)), ms);
  };
  return {
    open,
    point: (label) => later({ label, isPressed: false, isEntered: false }, opensAfterMs),
    leave: () => later(undefined, closesAfterMs),
    // A click pins a flyout that hover has already opened.
    press: (label) => set(open?.label === label && open.isPressed ? undefined : { label, isPressed: true, isEntered: false }),
    enter: (label) => set({ label, isPressed: true, isEntered: true }),
    show: (label) => set({ label, isPressed: false, isEntered: false }),
    close: useCallback(() => {
      stop();
      setOpen(undefined);
    }, [stop]),
  };
}
