/** What other features may import from the chat's server. */

export { plainText } from '../plain-text.ts';
export { tellMembers } from './lock-thread.ts';
