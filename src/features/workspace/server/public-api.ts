export { importFirstCompany } from './import-workspace.ts';
export { fillAndKeepKeys } from './sample/sample-rows.ts';
