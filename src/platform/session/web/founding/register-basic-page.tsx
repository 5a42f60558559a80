import { AuthCard } from '../frame/auth-card.tsx';
import { RegisterPanel } from './register-panel.tsx';

/** Registering, on a card of its own. */
export function RegisterBasicPage() {
  return (
    <AuthCard>
      <RegisterPanel loginHref="/pages/login-basic" />
    </AuthCard>
  );
}
