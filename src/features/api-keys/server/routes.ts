import { provePassword } from '#platform/session/server/public-api.ts';
import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addApiKey, getCallingKey, listApiKeys, revokeApiKey } from './api-keys.ts';

export const apiKeyRoutes: Route[] = [
  on(contract.listApiKeys, listApiKeys),
  onPrepared(contract.addApiKey, provePassword, addApiKey),
  on(contract.revokeApiKey, revokeApiKey),
  on(contract.getCallingKey, getCallingKey),
];
