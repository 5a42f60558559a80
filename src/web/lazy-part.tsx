import { type ComponentType, lazy, type ReactNode, useLayoutEffect, useState } from 'react';
import { connection } from './connection.ts';
import { loadWhenIdle } from './idle-loader.ts';
import { loadStylesAgain } from './load-styles-again.ts';
import { PartBoundary, PartNotLoaded } from './part-boundary.tsx';
import { busy, whileBusy } from './settled.ts';

/** React keeps a fallback for at least 300 ms, even when the content is ready. */
const revealedWithinMs = 500;

/** Rejects components that can also render closed, because their code would load for nothing. */
type OnlyOpen<P> = P extends { anchor: infer Anchor }
  ? null extends Anchor
    ? never
    : undefined extends Anchor
      ? never
      : unknown
  : unknown;

/**
 * A lazy part of a page; `preload` never rejects. `keepReady` prefetches it when idle, for pages that open a part declared without
 * `prefetchWhenIdle`.
 */
type Part<P> = ((props: P) => ReactNode) & { preload: () => Promise<void>; keepReady: () => void };

/** The component to render: the loaded one, or a lazy placeholder. */
interface Source<P> {
  newest(): ComponentType<P>;
  /** Ends the pending state once the content is shown. */
  reveal(): void;
  startAnew(): void;
}

/**
 * A part of a page that loads once the page is idle, or earlier when it is shown. A load failure shows an error in its place with a
 * retry. Without `prefetchWhenIdle` it loads only when shown. Render it only while open: `{anchor && <Menu anchor={anchor} />}`.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P> & OnlyOpen<P>>, { prefetchWhenIdle = true } = {}): Part<P> {
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
    // Never revealed if the user has navigated away meanwhile.
    return start().finally(() => setTimeout(reveal, revealedWithinMs));
  };
  const wait = () => lazy(startShown) as ComponentType<P>;
  // Shared by all places that render it, because a suspended render keeps no state of its own.
  let attempt = wait();
  const source: Source<P> = {
    newest: () => loaded ?? attempt,
    reveal,
    startAnew: () => {
      attempt = wait();
    },
  };
  const preload = async () => {
    // A failure is reported when the part is shown.
    await start().catch(() => undefined);
  };
  const keepReady = () => loadWhenIdle(start);
  if (prefetchWhenIdle) keepReady();
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
