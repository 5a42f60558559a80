import { AuthCover } from '../frame/auth-cover.tsx';
import { VerifyEmailPanel } from './verify-email-panel.tsx';

/** Target of the link that verifies an address, signed in or not. */
export function VerifyEmailCoverPage() {
  return (
    <AuthCover>
      <VerifyEmailPanel look="cover" />
    </AuthCover>
  );
}
