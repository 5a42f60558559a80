/** What hosts and other features may use of this one's server. */
export { importFirstCompany } from './import-workspace.ts';
export { fillAndKeepKeys } from './sample/sample-rows.ts';
