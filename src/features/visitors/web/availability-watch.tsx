import { lazy, Suspense, useSyncExternalStore } from 'react';
import { serverAvailability } from './server-availability.ts';

const MaintenanceCover = lazy(() => import('./maintenance-cover.tsx').then((loaded) => ({ default: loaded.MaintenanceCover })));

/** Stands beside the pages once: covers them while the server says that it is unavailable. */
export function AvailabilityWatch() {
  const isDown = useSyncExternalStore(serverAvailability.onChange, serverAvailability.isDown);
  return (
    isDown && (
      <Suspense fallback={null}>
        <MaintenanceCover />
      </Suspense>
    )
  );
}
