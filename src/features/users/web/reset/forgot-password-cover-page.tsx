import { AuthCover } from '#platform/session/web/public-api.ts';
import { ForgotPasswordPanel } from './forgot-password-panel.tsx';

/** Asking for a new password, beside a picture of the atrium. */
export function ForgotPasswordCoverPage() {
  return (
    <AuthCover>
      <ForgotPasswordPanel loginHref="/pages/login-cover" />
    </AuthCover>
  );
}
