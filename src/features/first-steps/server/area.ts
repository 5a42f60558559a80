import { on } from '#server/route.ts';
import type { ServerArea } from '#server/server-area.ts';
import { dismissFirstSteps as contract, getSetup as getContract, passSetupStep as passContract } from '../contract.ts';
import { dismissFirstSteps } from './dismiss-first-steps.ts';
import { getSetup, passSetupStep } from './setup-progress.ts';

export const firstStepArea: ServerArea = {
  endpoints: [contract, getContract, passContract],
  routes: [on(contract, dismissFirstSteps), on(getContract, getSetup), on(passContract, passSetupStep)],
};
