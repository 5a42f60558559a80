/** What other features may use of this one's server. */

export { changeOneself, deleteOneself, lockOneself, previewOwnDeletion } from './own-user.ts';
export { addProvidedUser, giveProvidedRole } from './provided-users.ts';
export { refuseTakenLogin, tellTaken } from './taken-names.ts';
export { readConnections } from './user-security.ts';
