export { builtInRoles, ownSubjects, signedInRules } from '../built-in-roles.ts';
export { areasOff, isAreaOn, withAreasOff } from './areas-off.ts';
export {
  hasAll,
  lockOwnRights,
  lockRoles,
  readRoles,
  refuseMoreThanOwn,
  roleOfAccount,
  rulesOfRole,
  type StoredRole,
  withRightsLocked,
} from './rights.ts';
