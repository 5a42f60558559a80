/** What other features may use of this one's server. */
export { syncDueAccounts } from './sync-due-accounts.ts';
