/** For pages of other features that sign a person in or show how they sign in. */

import { lazyPart } from '#web/lazy-part.tsx';

export { checkBySchema } from './check-by-schema.ts';
export { NewPasswordField } from './founding/new-password-field.tsx';
export { AuthCard } from './frame/auth-card.tsx';
export { AuthCover } from './frame/auth-cover.tsx';
export type { AuthLook } from './frame/auth-heading.tsx';
export { AuthHeading } from './frame/auth-heading.tsx';
export { usePassFirstStep } from './signing-in/use-pass-first-step.ts';
export { failureText } from './to-error-text.ts';
export { checkProof, ProofFields, proofOf } from './two-steps/proof-fields.tsx';
export { type FieldErrors, requireFields, useCheckedForm } from './use-checked-form.ts';

// Lazy because sign-in pages need none of these.
export const PasskeyCard = lazyPart(() => import('./passkeys/passkey-card.tsx').then(({ PasskeyCard }) => PasskeyCard), {
  prefetchWhenIdle: false,
});
export const SessionCard = lazyPart(() => import('./sessions/session-card.tsx').then(({ SessionCard }) => SessionCard), {
  prefetchWhenIdle: false,
});
export const DateSettingFields = lazyPart(
  () => import('./dates/date-setting-fields.tsx').then(({ DateSettingFields }) => DateSettingFields),
  {
    prefetchWhenIdle: false,
  },
);
export const ZoneField = lazyPart(() => import('./dates/zone-field.tsx').then(({ ZoneField }) => ZoneField), { prefetchWhenIdle: false });
export const TwoStepsCard = lazyPart(() => import('./two-steps/two-steps-card.tsx').then(({ TwoStepsCard }) => TwoStepsCard), {
  prefetchWhenIdle: false,
});
export const ProofDialog = lazyPart(() => import('./two-steps/proof-dialog.tsx').then(({ ProofDialog }) => ProofDialog), {
  prefetchWhenIdle: false,
});
