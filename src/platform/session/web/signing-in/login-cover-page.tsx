import { AuthCover } from '../frame/auth-cover.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** Signing in, beside a picture of the atrium. */
export function LoginCoverPage() {
  return (
    <AuthCover>
      <SignInPanel look="cover" />
    </AuthCover>
  );
}
