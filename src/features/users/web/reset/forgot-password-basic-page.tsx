import { AuthCard } from '#platform/session/web/public-api.ts';
import { ForgotPasswordPanel } from './forgot-password-panel.tsx';

/** Asking for a new password, on a card of its own. */
export function ForgotPasswordBasicPage() {
  return (
    <AuthCard>
      <ForgotPasswordPanel loginHref="/pages/login-basic" />
    </AuthCard>
  );
}
