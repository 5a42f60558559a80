import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../../passkey-contract.ts';
import { provePassword } from '../two-steps/prove-oneself.ts';
import { addPasskey, beginPasskey, verifyPasskey } from './add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts';
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey.ts';

export const passkeyRoutes: Route[] = [
  onOpen(contract.beginPasskeySignIn, beginPasskeySignIn),
  onOpen(contract.signInByPasskey, signInByPasskey),
  on(contract.listPasskeys, listPasskeys),
  // The fixed path before the one with an id.
  onPrepared(contract.beginPasskey, provePassword, beginPasskey),
  onPrepared(contract.addPasskey, verifyPasskey, addPasskey),
  on(contract.renamePasskey, renamePasskey),
  onPrepared(contract.removePasskey, provePassword, removePasskey),
];
