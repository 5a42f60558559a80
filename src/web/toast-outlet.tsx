import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onToastWanted, toastsWanted } from './toast-queue.ts';

const ToastHost = lazy(() => import('./toast-host.tsx').then((module) => ({ default: module.ToastHost })));

/** The place of the toasts; its code is loaded with the first one. */
export function ToastOutlet() {
  const wanted = useSyncExternalStore(onToastWanted, toastsWanted);
  return <Suspense fallback={null}>{wanted > 0 && <ToastHost wanted={wanted} />}</Suspense>;
}
