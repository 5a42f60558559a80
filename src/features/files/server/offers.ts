/** What other features may use of this one's server. */
export { detectMediaType } from './detect-media-type.ts';
export { type Content, keepContent, keepFile } from './keep-file.ts';
export { safeName } from './safe-name.ts';
