import { on, onPrepared, type Route } from '#server/route.ts';
import {
  deleteImapAccount as deleteContract,
  getImapAccount as getContract,
  saveImapAccount as saveContract,
  syncImapAccount as syncContract,
} from '../../accounts-contract.ts';
import { deleteAccount } from './delete-account.ts';
import { getAccount } from './get-account.ts';
import { requestSync } from './request-sync.ts';
import { saveAccount } from './save-account.ts';
import { tryAccount } from './try-account.ts';

export const mailAccountRoutes: Route[] = [
  on(getContract, getAccount),
  onPrepared(saveContract, tryAccount, saveAccount),
  on(syncContract, requestSync),
  on(deleteContract, deleteAccount),
];
