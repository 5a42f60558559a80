import { AuthCover } from '../frame/auth-cover.tsx';
import { RegisterPanel } from './register-panel.tsx';

/** Registration next to a picture of the atrium. */
export function RegisterCoverPage() {
  return (
    <AuthCover>
      <RegisterPanel loginHref="/pages/login-cover" />
    </AuthCover>
  );
}
