/** What joins the features may use of this one's server. */
export { addAccount } from './add-account.ts';
export type { FillEntity } from './register-account.ts';
export { hasAnyAccount } from './registration-mode.ts';
