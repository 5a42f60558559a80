import { AuthCover } from '#platform/session/web/public-api.ts';
import { ForgotPasswordPanel } from './forgot-password-panel.tsx';

/** Forgot password, next to a picture of the atrium. */
export function ForgotPasswordCoverPage() {
  return (
    <AuthCover>
      <ForgotPasswordPanel loginHref="/pages/login-cover" />
    </AuthCover>
  );
}
