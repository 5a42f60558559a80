import { AuthCard } from '../frame/auth-card.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** Signing in, on a card of its own. */
export function LoginBasicPage() {
  return (
    <AuthCard>
      <SignInPanel look="basic" />
    </AuthCard>
  );
}
