/** What other features may import from the session's server. */

export { addAccount, addUserOfPerson, countUnverified, newEntityCode, readCompany } from './companies.ts';
export { completeFirstFactor } from './complete-first-factor.ts';
export { findAbility, linksVersionOf } from './identify.ts';
export { recordSignIn, rememberDevice } from './known-device.ts';
export { twoStepsSince } from './pass-code.ts';
export { type Matched, provePassword, requireProof } from './prove-oneself.ts';
export { readUserData } from './read-user-data.ts';
export { hasAnyAccount, hasRealAccount } from './registration.ts';
export { sendVerification } from './send-verification.ts';
export { endOpenSessions, readOpenSessions } from './sessions.ts';
export { tellOwner } from './tell-owner.ts';
export { endTwoSteps } from './two-steps.ts';
export { beginAddressChange, cancelAddressChange } from './verify-address.ts';
