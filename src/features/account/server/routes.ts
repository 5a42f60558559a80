import { previewOwnDeletion, readConnections } from '#features/users/server/public-api.ts';
import { provePassword } from '#platform/session/server/public-api.ts';
import { on, onPrepared, onRaw, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { receivePortrait, updateAvatar, updateGeneral, updateInfo, updateSocial } from './change-account.ts';
import { deleteAccount, exportAccount } from './own-data.ts';
import { readAccount } from './read-account.ts';
import { cancelEmailChange, changeEmail, changePassword, endOwnSessions, prepareNewPassword, readAccountSecurity } from './security.ts';

export const accountRoutes: Route[] = [
  on(contract.readAccount, readAccount),
  on(contract.updateGeneral, updateGeneral),
  onRaw(contract.updateAvatar, receivePortrait, updateAvatar),
  on(contract.updateInfo, updateInfo),
  on(contract.updateSocial, updateSocial),
  onPrepared(contract.changeEmail, provePassword, changeEmail),
  on(contract.cancelEmailChange, cancelEmailChange),
  onPrepared(contract.changePassword, prepareNewPassword, changePassword),
  on(contract.readAccountSecurity, readAccountSecurity),
  on(contract.endOwnSessions, endOwnSessions),
  on(contract.readAccountConnections, async (_given, scope) => ({
    connections: await readConnections(scope.identity.personId, scope),
  })),
  on(contract.exportAccount, exportAccount),
  on(contract.previewAccountDeletion, (_given, scope) => previewOwnDeletion(scope)),
  onPrepared(contract.deleteAccount, provePassword, deleteAccount),
];
