import { AuthCover } from '#platform/session/web/public-api.ts';
import { ResetPasswordPanel } from './reset-password-panel.tsx';

/** Target of the one-time link in an invitation or a password reset: sets a password and signs in. */
export function ResetPasswordCoverPage() {
  return (
    <AuthCover>
      <ResetPasswordPanel look="cover" />
    </AuthCover>
  );
}
