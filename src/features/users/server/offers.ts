/** What other features may use of this one's server. */
export { addProvidedUser } from './record/add-provided-user.ts';
export { giveProvidedRole } from './record/give-provided-role.ts';
