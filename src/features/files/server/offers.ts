/** What other features may use of this one's server. */
export { keepContent, keepFile } from './keep-file.ts';
export { safeName } from './safe-name.ts';
