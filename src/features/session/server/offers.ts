/** What joins the features may use of this one's server. */

export { addAccount } from './founding/add-account.ts';
export { countUnverified } from './founding/count-unverified.ts';
export { newEntityCode } from './founding/new-entity-code.ts';
export { hasAnyAccount, hasRealAccount } from './founding/registration-mode.ts';
export { findAbility } from './signing-in/find-ability.ts';
export { linksVersionOf } from './signing-in/links-version.ts';
export { passFirstStep } from './signing-in/pass-first-step.ts';
export { tellOwner } from './tell-owner.ts';
export { type Matched, provePassword, refuseUnproved } from './two-steps/prove-oneself.ts';
export { sendVerification } from './verification/send-verification.ts';
