import { on } from '#server/route.ts';
import type { ServerArea } from '#server/server-area.ts';
import { dismissFirstSteps as contract } from '../contract.ts';
import { dismissFirstSteps } from './dismiss-first-steps.ts';

/** What this feature adds to the server. */
export const firstStepArea: ServerArea = { endpoints: [contract], routes: [on(contract, dismissFirstSteps)] };
