import { AuthCover } from '#platform/session/web/public-api.ts';
import { ResetPasswordPanel } from './reset-password-panel.tsx';

/** Where the one-time link of an invitation or a reset leads: a password is set, and one is signed in. */
export function ResetPasswordCoverPage() {
  return (
    <AuthCover>
      <ResetPasswordPanel look="cover" />
    </AuthCover>
  );
}
