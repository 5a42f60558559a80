export { type Content, detectMediaType, keepContent, keepFile, keepFiles, receiveFile, refuseOverQuota } from './keep-file.ts';
export { addressesShown, fileIdIn } from './read-file.ts';
export { safeName } from './safe-name.ts';
export { sweepBytes, sweepFiles } from './sweep-files.ts';
