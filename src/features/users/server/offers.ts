/** What other features may use of this one's server. */
export { addProvidedUser } from './record/add-provided-user.ts';
export { changeOneself, lockOneself } from './record/change-oneself.ts';
export { deleteOneself, previewOwnDeletion } from './record/delete-oneself.ts';
export { giveProvidedRole } from './record/give-provided-role.ts';
export { refuseTakenLogin, tellTaken } from './record/taken-names.ts';
export { readConnections } from './view/read-connections.ts';
