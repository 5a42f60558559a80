import { type ComponentType, lazy, type ReactNode, useLayoutEffect, useState } from 'react';
import { connection } from './connection.ts';
import { loadWhenIdle } from './idle-loader.ts';
import { loadStylesAgain } from './load-styles-again.ts';
import { PartBoundary, PartNotLoaded } from './part-boundary.tsx';
import { busy, whileBusy } from './settled.ts';

/** React leaves a fallback in its place for 300 ms at least, also when what it waited for is there. */
const revealedWithinMs = 500;

/** Nothing where an open part is all that a component can be; what cannot be given where it may be closed too, as its code would load for nothing. */
type OnlyOpen<P> = P extends { anchor: infer Anchor }
  ? null extends Anchor
    ? never
    : undefined extends Anchor
      ? never
      : unknown
  : unknown;

/** A part of a page that loads by itself; `preload` never rejects. `keepReady` loads it at rest, for a page that opens it without `atRest`. */
type Part<P> = ((props: P) => ReactNode) & { preload: () => Promise<void>; keepReady: () => void };

/** What a part is shown by: its code once it is there, before that what waits for it. */
interface Source<P> {
  newest(): ComponentType<P>;
  /** What waited for it shows it. */
  reveal(): void;
  startAnew(): void;
}

/**
 * A part that is loaded once the page is at rest, or when it is shown before that. Where it cannot be loaded that is said in its place, with a
 * way to try again. Without `atRest` nothing is loaded before it is shown. Render it only while it is open: `{anchor && <Menu anchor={anchor} />}`.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P> & OnlyOpen<P>>, { atRest = true } = {}): Part<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const keep = (component: ComponentType<P>) => {
    loaded = component;
    return { default: component };
  };
  const fail = (cause: unknown) => {
    loading = undefined;
    connection.suspect();
    throw new PartNotLoaded(cause);
  };
  const start = () => {
    loading ??= whileBusy('code', load()).then(keep, fail);
    return loading;
  };
  let revealed: (() => void) | undefined;
  const reveal = () => {
    revealed?.();
    revealed = undefined;
  };
  const startShown = () => {
    revealed ??= busy('part');
    // It is not revealed where the person has gone elsewhere meanwhile.
    return start().finally(() => setTimeout(reveal, revealedWithinMs));
  };
  const wait = () => lazy(startShown) as ComponentType<P>;
  // Of all places that show it: a render that waits keeps no state of its own.
  let attempt = wait();
  const source: Source<P> = {
    newest: () => loaded ?? attempt,
    reveal,
    startAnew: () => {
      attempt = wait();
    },
  };
  const preload = async () => {
    // Told when it is shown.
    await start().catch(() => undefined);
  };
  const keepReady = () => loadWhenIdle(start);
  if (atRest) keepReady();
  return Object.assign((props: P) => <Shown source={source} given={props} />, { preload, keepReady });
}

function Shown<P extends object>({ source, given }: { source: Source<P>; given: P }) {
  const [Current, show] = useState(source.newest);
  useLayoutEffect(() => source.reveal(), [source]);
  const again = () => {
    loadStylesAgain();
    show(source.newest);
  };
  return (
    <PartBoundary onFailed={source.startAnew} onTryAgain={again}>
      <Current {...given} />
    </PartBoundary>
  );
}
