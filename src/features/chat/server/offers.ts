/** What other features may use of this one's server. */

export { plainText } from '../plain-text.ts';
export { tellMembers } from './threads/tell-members.ts';
