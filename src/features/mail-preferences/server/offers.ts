/** What other features may use of this one's server. */
export { namedFiles } from './named-files.ts';
export { sweepTemplates } from './sweep-templates.ts';
