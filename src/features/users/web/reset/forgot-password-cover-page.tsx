import { AuthCover } from '#platform/session/web/offers.ts';
import { ForgotPasswordPanel } from './forgot-password-panel.tsx';

/** Asking for a new password, beside a picture of the atrium. */
export function ForgotPasswordCoverPage() {
  return (
    <AuthCover>
      <ForgotPasswordPanel loginHref="/pages/login-cover" />
    </AuthCover>
  );
}
