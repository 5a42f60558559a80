import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { useIsIdle } from '#web/use-is-idle.ts';

const IdleParts = lazyPart(() => import('./idle-parts.tsx').then((module) => module.IdleParts));

/** Renders the connection bar and other noncritical parts. Their code loads once the page is idle. */
export function ConnectionOutlet() {
  const isAtRest = useIsIdle();
  return <Suspense fallback={null}>{isAtRest && <IdleParts />}</Suspense>;
}
