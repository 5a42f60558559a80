import { Suspense, useSyncExternalStore } from 'react';
import { readyz } from '#features/health/contract.ts';
import { call, onUnavailable } from '#web/api-client.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { watchAvailability } from './watch-availability.ts';

const patienceMs = 5000;

/** Whether the server is down. */
const serverAvailability = watchAvailability({
  askReady: () => call(readyz, {}, { signal: AbortSignal.timeout(patienceMs) }),
  onUnavailable,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const MaintenanceCover = lazyPart(() => import('./maintenance-cover.tsx').then((loaded) => loaded.MaintenanceCover));

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
