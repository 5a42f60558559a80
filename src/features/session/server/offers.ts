/** What joins the features may use of this one's server. */

export { addAccount } from './add-account.ts';
export { countUnverified } from './count-unverified.ts';
export { findAbility } from './find-ability.ts';
export { linksVersionOf } from './links-version.ts';
export { openSession } from './open-session.ts';
export { hasAnyAccount, hasRealAccount } from './registration-mode.ts';
export { sendVerification } from './send-verification.ts';
