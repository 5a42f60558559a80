export { builtInRoles } from '../built-in-roles.ts';
