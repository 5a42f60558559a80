import { readyz } from '#features/health/contract.ts';
import { call, onUnavailable } from '#web/api-client.ts';
import { watchAvailability } from './watch-availability.ts';

const patienceMs = 5000;

/** Whether the server is down. */
export const serverAvailability = watchAvailability({
  askReady: () => call(readyz, {}, { signal: AbortSignal.timeout(patienceMs) }),
  onUnavailable,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
