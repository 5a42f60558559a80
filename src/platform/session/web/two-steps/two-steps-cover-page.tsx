import { AuthCover } from '../frame/auth-cover.tsx';
import { TwoStepsPanel } from './two-steps-panel.tsx';

/** Two-step verification at sign-in, next to a picture of the atrium. */
export function TwoStepsCoverPage() {
  return (
    <AuthCover>
      <TwoStepsPanel look="cover" />
    </AuthCover>
  );
}
