/** What other features may use of this one's server. */
export { keyOfSession, sessionOfKey } from './key-session.ts';
