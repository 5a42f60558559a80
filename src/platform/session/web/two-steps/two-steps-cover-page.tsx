import { AuthCover } from '../frame/auth-cover.tsx';
import { TwoStepsPanel } from './two-steps-panel.tsx';

/** The second step of signing in, beside a picture of the atrium. */
export function TwoStepsCoverPage() {
  return (
    <AuthCover>
      <TwoStepsPanel look="cover" />
    </AuthCover>
  );
}
