/** What other features may use of this one's server. */
export { builtInRoles, everybodysRules, ownSubjects } from '../built-in-roles.ts';
export { lockRoles } from './lock-roles.ts';
export { readRoles, roleOfAccount, rulesOfRole, type StoredRole } from './read-roles.ts';
export { hasAll, refuseMoreThanOwn } from './refuse-more-than-own.ts';
export { lockOwnRights, withRightsLocked } from './with-rights-locked.ts';
