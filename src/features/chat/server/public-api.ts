/** What other features may use of this one's server. */

export { plainText } from '../plain-text.ts';
export { tellMembers } from './lock-thread.ts';
