import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { currentToasts, onToastsChange } from './toast-queue.ts';

const ToastHost = lazyPart(() => import('./toast-host.tsx').then((module) => module.ToastHost));
let wasWanted = false;

/** Renders the toasts; their code loads with the first one. */
export function ToastOutlet() {
  const isWanted = useSyncExternalStore(onToastsChange, isHostWanted);
  return <Suspense fallback={null}>{isWanted && <ToastHost />}</Suspense>;
}

/** Stays mounted after the first toast, so later ones are announced by an existing live region. */
function isHostWanted(): boolean {
  wasWanted ||= currentToasts().length > 0;
  return wasWanted;
}
