import { AuthCard } from '../frame/auth-card.tsx';
import { RegisterPanel } from './register-panel.tsx';

/** Registration as a card. */
export function RegisterBasicPage() {
  return (
    <AuthCard>
      <RegisterPanel loginHref="/pages/login-basic" />
    </AuthCard>
  );
}
