/** What other features may import from the chat's server. */

export { plainText } from '../plain-text.ts';
export { notifyThreadMembers } from './lock-thread.ts';
