import { useRef, useState } from 'react';

/** Returns functions with stable identity that call the latest handlers, so components that receive them don't rerender. */
export function useStable<H extends { [K in keyof H]: (...given: never[]) => unknown }>(handlers: H): H {
  const latest = useRef(handlers);
  latest.current = handlers;
  const [stable] = useState(() => {
    const names = Object.keys(handlers) as (keyof H)[];
    return Object.fromEntries(names.map((name) => [name, (...given: never[]) => latest.current[name](...given)])) as H;
  });
  return stable;
}
