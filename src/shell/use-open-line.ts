import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the pointer rests on a line until it opens, and may be away from it until it closes again: it crosses others on its way. */
const opensAfterMs = 90;
const closesAfterMs = 260;

interface OpenLine {
  readonly label: string;
  /** Pressed, not only pointed at. */
  readonly isPressed: boolean;
  /** Opened by a key that leads into it. */
  readonly isEntered: boolean;
}

/** Which line of a list shows what is in it; one at a time. */
export interface OpenLines {
  readonly open: OpenLine | undefined;
  point(label: string): void;
  leave(): void;
  press(label: string): void;
  enter(label: string): void;
  show(label: string): void;
  close(): void;
}

/** Keeps which line of a list is open: by the pointer a moment later, by a press or a key at once. */
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
    // What the pointer has opened already a press keeps open.
    press: (label) => set(open?.label === label && open.isPressed ? undefined : { label, isPressed: true, isEntered: false }),
    enter: (label) => set({ label, isPressed: true, isEntered: true }),
    show: (label) => set({ label, isPressed: false, isEntered: false }),
    close: useCallback(() => {
      stop();
      setOpen(undefined);
    }, [stop]),
  };
}
