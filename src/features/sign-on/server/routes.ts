import { provePassword } from '#features/session/server/offers.ts';
import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { beginSignOn } from './begin-sign-on.ts';
import { finishSignOn } from './finish-sign-on.ts';
import { getSignOn } from './get-sign-on.ts';
import { prepareSignOn, removeSignOn, saveSignOn } from './save-sign-on.ts';

export const signOnRoutes: Route[] = [
  on(contract.getSignOn, getSignOn),
  onPrepared(contract.saveSignOn, prepareSignOn, saveSignOn),
  onPrepared(contract.removeSignOn, provePassword, removeSignOn),
  onOpen(contract.beginSignOn, beginSignOn),
  onOpen(contract.finishSignOn, finishSignOn),
];
