import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { currentToasts, onToastsChange } from './toast-queue.ts';

const ToastHost = lazyPart(() => import('./toast-host.tsx').then((module) => module.ToastHost));
let wasWanted = false;

/** The place of the toasts; its code is loaded with the first one. */
export function ToastOutlet() {
  const isWanted = useSyncExternalStore(onToastsChange, isHostWanted);
  return <Suspense fallback={null}>{isWanted && <ToastHost />}</Suspense>;
}

/** From the first toast on, so that each later one is said by a region that is there already. */
function isHostWanted(): boolean {
  wasWanted ||= currentToasts().length > 0;
  return wasWanted;
}
