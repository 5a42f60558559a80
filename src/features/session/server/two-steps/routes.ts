import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../../two-step-contract.ts';
import { beginTwoSteps } from './begin-two-steps.ts';
import { confirmTwoSteps, endDeviceTrust, renewRecoveryCodes, turnOffTwoSteps } from './change-two-steps.ts';
import { getTwoSteps } from './get-two-steps.ts';
import { provePassword } from './prove-oneself.ts';
import { takeSecondStep } from './take-second-step.ts';

export const twoStepRoutes: Route[] = [
  onOpen(contract.takeSecondStep, takeSecondStep),
  on(contract.getTwoSteps, getTwoSteps),
  onPrepared(contract.beginTwoSteps, provePassword, beginTwoSteps),
  on(contract.confirmTwoSteps, confirmTwoSteps),
  onPrepared(contract.turnOffTwoSteps, provePassword, turnOffTwoSteps),
  onPrepared(contract.renewRecoveryCodes, provePassword, renewRecoveryCodes),
  on(contract.endDeviceTrust, endDeviceTrust),
];
