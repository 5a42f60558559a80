import { AuthCard } from '#platform/session/web/public-api.ts';
import { ResetPasswordPanel } from './reset-password-panel.tsx';

/** The same on a card of its own. */
export function ResetPasswordBasicPage() {
  return (
    <AuthCard>
      <ResetPasswordPanel look="basic" />
    </AuthCard>
  );
}
