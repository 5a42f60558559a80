/** What other features may use of this one's server. */
export { addSampleChats } from './add-sample-chats.ts';
export { namedFiles } from './named-files.ts';
