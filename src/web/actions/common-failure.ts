import type { TFunction } from '../i18n.ts';
import { hindranceText } from '../refusal-text.ts';

/** What is said of a failure; `isFinal`: trying again would not help. */
export interface Failure {
  message: string;
  isFinal: boolean;
}

/** What to say of a failure that no area knows better. Trying again gives nobody a right, nor a confirmed address. */
export function commonFailure(t: TFunction, error: unknown, failed: string): Failure {
  const hindrance = hindranceText(t, error);
  return { message: hindrance || failed, isFinal: hindrance !== '' };
}
