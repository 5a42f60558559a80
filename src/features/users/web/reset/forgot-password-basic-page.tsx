import { AuthCard } from '#platform/session/web/public-api.ts';
import { ForgotPasswordPanel } from './forgot-password-panel.tsx';

/** Forgot password, as a card. */
export function ForgotPasswordBasicPage() {
  return (
    <AuthCard>
      <ForgotPasswordPanel loginHref="/pages/login-basic" />
    </AuthCard>
  );
}
