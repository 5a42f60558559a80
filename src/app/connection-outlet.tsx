import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { whenAtRest } from '#web/when-at-rest.ts';

const ConnectionBar = lazyPart(() => import('./connection-bar.tsx').then((module) => module.ConnectionBar));

/** The place of what says that one is offline, or that there is a newer app; its code is loaded once the page is at rest. */
export function ConnectionOutlet() {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenAtRest(() => setAtRest(true)), []);
  return <Suspense fallback={null}>{isAtRest && <ConnectionBar />}</Suspense>;
}
