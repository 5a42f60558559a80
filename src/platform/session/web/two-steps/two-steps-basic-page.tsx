import { AuthCard } from '../frame/auth-card.tsx';
import { TwoStepsPanel } from './two-steps-panel.tsx';

/** Two-step verification at sign-in, as a card. */
export function TwoStepsBasicPage() {
  return (
    <AuthCard>
      <TwoStepsPanel look="basic" />
    </AuthCard>
  );
}
