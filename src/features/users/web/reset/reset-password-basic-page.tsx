import { AuthCard } from '#platform/session/web/public-api.ts';
import { ResetPasswordPanel } from './reset-password-panel.tsx';

/** The password form as a card. */
export function ResetPasswordBasicPage() {
  return (
    <AuthCard>
      <ResetPasswordPanel look="basic" />
    </AuthCard>
  );
}
