/** What joins the features may use of this one's server. */

export { addAccount } from './founding/add-account.ts';
export { addUserOfPerson } from './founding/add-user-of-person.ts';
export { countUnverified } from './founding/count-unverified.ts';
export { newEntityCode } from './founding/new-entity-code.ts';
export { readCompany } from './founding/read-company.ts';
export { hasAnyAccount, hasRealAccount } from './founding/registration-mode.ts';
export { endOpenSessions, readOpenSessions } from './open-sessions.ts';
export { findAbility } from './signing-in/find-ability.ts';
export { rememberDevice } from './signing-in/known-device.ts';
export { linksVersionOf } from './signing-in/links-version.ts';
export { passFirstStep } from './signing-in/pass-first-step.ts';
export { recordSignIn } from './signing-in/record-sign-in.ts';
export { tellOwner } from './tell-owner.ts';
export { endTwoSteps } from './two-steps/change-two-steps.ts';
export { type Matched, provePassword, refuseUnproved } from './two-steps/prove-oneself.ts';
export { twoStepsSince } from './two-steps/two-steps-since.ts';
export { beginAddressChange, cancelAddressChange } from './verification/begin-address-change.ts';
export { sendVerification } from './verification/send-verification.ts';
