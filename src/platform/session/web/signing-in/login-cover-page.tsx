import { AuthCover } from '../frame/auth-cover.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** Sign-in next to a picture of the atrium. */
export function LoginCoverPage() {
  return (
    <AuthCover>
      <SignInPanel look="cover" />
    </AuthCover>
  );
}
