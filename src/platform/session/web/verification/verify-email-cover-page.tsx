import { AuthCover } from '../frame/auth-cover.tsx';
import { VerifyEmailPanel } from './verify-email-panel.tsx';

/** Where the link leads that proves an address, whether somebody is signed in or not. */
export function VerifyEmailCoverPage() {
  return (
    <AuthCover>
      <VerifyEmailPanel look="cover" />
    </AuthCover>
  );
}
