import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { useIsAtRest } from '#web/use-is-at-rest.ts';

const AtRest = lazyPart(() => import('./at-rest.tsx').then((module) => module.AtRest));

/** The place of what says that one is offline, or that there is a newer app, and of what else can wait: its code is loaded once the page is at rest. */
export function ConnectionOutlet() {
  const isAtRest = useIsAtRest();
  return <Suspense fallback={null}>{isAtRest && <AtRest />}</Suspense>;
}
