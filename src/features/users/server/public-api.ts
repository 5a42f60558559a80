/** What other features may import from the users' server. */

export { changeOwnUser, deleteOwnUser, lockOwnAccount, previewOwnDeletion } from './own-user.ts';
export { addProvidedUser, giveProvidedRole } from './provided-users.ts';
export { refuseTakenLogin, reportTakenName } from './taken-names.ts';
export { readConnections } from './user-security.ts';
