/** For pages of other features that sign somebody in. */
export { AuthCover } from './auth-cover.tsx';
export { AuthHeading } from './auth-heading.tsx';
export { checkBySchema } from './check-by-schema.ts';
export { failureText } from './failure-text.ts';
export { NewPasswordField } from './new-password-field.tsx';
export { useBeginSession } from './use-begin-session.ts';
export { useCheckedForm } from './use-checked-form.ts';
