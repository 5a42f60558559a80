import type { FirstStep } from '#contract/signed-in.ts';
import { call } from '#web/api-client.ts';
import { transport } from '#web/transport.ts';
import { passwordLogin } from '../../contract.ts';
import type { Credentials } from './sign-in-elsewhere.ts';

/** Signs in. @throws ApiError */
export async function sendCredentials(credentials: Credentials): Promise<FirstStep> {
  if (transport().baseUrl === undefined) return call(passwordLogin, { body: credentials });
  const { signInElsewhere } = await import('./sign-in-elsewhere.ts');
  return signInElsewhere(credentials);
}
