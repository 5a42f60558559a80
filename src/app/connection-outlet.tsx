import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { useIsIdle } from '#web/use-is-idle.ts';

const IdleParts = lazyPart(() => import('./idle-parts.tsx').then((module) => module.IdleParts));

/** The place of what says that one is offline, or that there is a newer app, and of what else can wait: its code is loaded once the page is at rest. */
export function ConnectionOutlet() {
  const isAtRest = useIsIdle();
  return <Suspense fallback={null}>{isAtRest && <IdleParts />}</Suspense>;
}
