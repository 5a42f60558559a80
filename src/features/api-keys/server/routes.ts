import { provePassword } from '#features/session/server/offers.ts';
import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addApiKey } from './add-api-key.ts';
import { getCallingKey } from './get-calling-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';

export const apiKeyRoutes: Route[] = [
  on(contract.listApiKeys, listApiKeys),
  onPrepared(contract.addApiKey, provePassword, addApiKey),
  on(contract.revokeApiKey, revokeApiKey),
  on(contract.getCallingKey, getCallingKey),
];
