import { AuthCard } from '../frame/auth-card.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** Sign-in as a card. */
export function LoginBasicPage() {
  return (
    <AuthCard>
      <SignInPanel look="basic" />
    </AuthCard>
  );
}
