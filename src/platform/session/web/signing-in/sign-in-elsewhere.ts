import type { FirstStep } from '#contract/signed-in.ts';
import { ApiError, apiErrorFrom, networkError } from '#web/api-error.ts';
import { callHeaders } from '#web/call-headers.ts';
import { languageHeader } from '#web/first-visit.ts';
import { requestAddress } from '#web/request-address.ts';
import { transport } from '#web/transport.ts';
import { login, userTypes } from '../../contract.ts';

export interface Credentials {
  /** Email or username. */
  email: string;
  password: string;
  remember?: boolean;
}

/** Signs in at a remote server like any other client: `GET /login` with the password in a header. @throws ApiError */
export async function signInElsewhere(credentials: Credentials): Promise<FirstStep> {
  const [staff, client] = userTypes;
  // The form doesn't ask for the account type, and the server doesn't reveal it.
  return signInAs(staff, credentials).catch((error: unknown) => {
    const isWrong = error instanceof ApiError && error.status === 400 && !error.reasons.email;
    if (!isWrong) throw error;
    return signInAs(client, credentials);
  });
}

async function signInAs(userType: string, { email, password, remember = false }: Credentials): Promise<FirstStep> {
  const headers = callHeaders(null, languageHeader());
  headers.set('X-Password', encodeURIComponent(password));
  const address = requestAddress(login.path, {}, { username: email, userType, api: 'login', remember });
  const answer = await transport()
    .fetch(address, { headers })
    .catch(() => {
      throw networkError();
    });
  const body = await answer.json().catch(() => undefined);
  if (!answer.ok) throw apiErrorFrom(answer.status, body, answer.headers.get('Retry-After'));
  return body as FirstStep;
}
