/** What joins the features may use of this one's server. */
export { addAccount } from './add-account.ts';
export { findAbility } from './find-ability.ts';
export { openSession } from './open-session.ts';
export type { FillEntity } from './register-account.ts';
export { hasAnyAccount } from './registration-mode.ts';
