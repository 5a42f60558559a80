import { AuthCard } from '../frame/auth-card.tsx';
import { VerifyEmailPanel } from './verify-email-panel.tsx';

/** The verification page as a card. */
export function VerifyEmailBasicPage() {
  return (
    <AuthCard>
      <VerifyEmailPanel look="basic" />
    </AuthCard>
  );
}
