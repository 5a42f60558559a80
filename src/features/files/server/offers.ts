/** What other features may use of this one's server. */
export { keepFile } from './keep-file.ts';
