/** For pages of other features that sign somebody in. */

export { checkBySchema } from './check-by-schema.ts';
export { failureText } from './failure-text.ts';
export { NewPasswordField } from './founding/new-password-field.tsx';
export { AuthCover } from './frame/auth-cover.tsx';
export { AuthHeading } from './frame/auth-heading.tsx';
export { useBeginSession } from './signing-in/use-begin-session.ts';
export { useCheckedForm } from './use-checked-form.ts';
