/** What other features may use of this one's server. */
export { detectMediaType } from './detect-media-type.ts';
export { addressesShown, fileIdIn } from './file-addresses.ts';
export { type Content, keepContent, keepFile, keepFiles } from './keep-file.ts';
export { refuseOverQuota } from './quota.ts';
export { safeName } from './safe-name.ts';
export { sweepBytes } from './sweep-bytes.ts';
export { sweepFiles } from './sweep-files.ts';
export { receiveFile } from './upload-file.ts';
