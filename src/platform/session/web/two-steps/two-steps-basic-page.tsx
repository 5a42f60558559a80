import { AuthCard } from '../frame/auth-card.tsx';
import { TwoStepsPanel } from './two-steps-panel.tsx';

/** The second step of signing in, on a card of its own. */
export function TwoStepsBasicPage() {
  return (
    <AuthCard>
      <TwoStepsPanel look="basic" />
    </AuthCard>
  );
}
