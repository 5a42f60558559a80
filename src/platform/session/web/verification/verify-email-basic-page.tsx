import { AuthCard } from '../frame/auth-card.tsx';
import { VerifyEmailPanel } from './verify-email-panel.tsx';

/** The same on a card of its own. */
export function VerifyEmailBasicPage() {
  return (
    <AuthCard>
      <VerifyEmailPanel look="basic" />
    </AuthCard>
  );
}
