import { Suspense, useSyncExternalStore } from 'react';
import { readyz } from '#features/health/contract.ts';
import { call, onUnavailable } from '#web/api-client.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { watchAvailability } from './watch-availability.ts';

const patienceMs = 5000;

/** Tracks whether the server is down. */
const serverAvailability = watchAvailability({
  askReady: () => call(readyz, {}, { signal: AbortSignal.timeout(patienceMs) }),
  onUnavailable,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const MaintenanceCover = lazyPart(() => import('./maintenance-cover.tsx').then((loaded) => loaded.MaintenanceCover));

/** Rendered once next to the pages: covers them while the server reports that it is unavailable. */
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
