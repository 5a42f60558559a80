import { provePassword } from '#platform/session/server/public-api.ts';
import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { getSignOn, prepareSignOn, removeSignOn, saveSignOn } from './settings.ts';
import { beginSignOn, finishSignOn } from './sign-on.ts';

export const signOnRoutes: Route[] = [
  on(contract.getSignOn, getSignOn),
  onPrepared(contract.saveSignOn, prepareSignOn, saveSignOn),
  onPrepared(contract.removeSignOn, provePassword, removeSignOn),
  onOpen(contract.beginSignOn, beginSignOn),
  onOpen(contract.finishSignOn, finishSignOn),
];
