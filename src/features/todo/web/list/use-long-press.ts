import { type PointerEvent, useEffect, useRef } from 'react';

const longMs = 450;
/** Movement allowed during a long press, in pixels. */
const restPixels = 8;

/** Calls `run` on a long press; `wasLong` tells the click handler that follows. */
export function useLongPress(run: () => void) {
  const latest = useRef(run);
  latest.current = run;
  const press = useRef({ timer: 0, x: 0, y: 0, wasLong: false });
  const end = () => clearTimeout(press.current.timer);
  useEffect(() => () => clearTimeout(press.current.timer), []);
  return {
    wasLong: () => press.current.wasLong,
    handlers: {
      onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
        end();
        press.current = { timer: 0, x, y, wasLong: false };
        if (pointerType !== 'touch') return;
        press.current.timer = window.setTimeout(() => {
          press.current.wasLong = true;
          latest.current();
        }, longMs);
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { x, y } = press.current;
        if (Math.hypot(clientX - x, clientY - y) > restPixels) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu: (event: { preventDefault: () => void }) => press.current.wasLong && event.preventDefault(),
    },
  };
}
