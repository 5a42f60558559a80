import type { SignedIn } from '#contract/signed-in.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { transport } from '#web/transport.ts';
import { login, passwordLogin, userTypes } from '../../contract.ts';

interface Credentials {
  /** E-mail or username. */
  email: string;
  password: string;
  remember?: boolean;
}

/** Signs in. A server elsewhere is asked as any other client of it would: by the address, with the password in a header. @throws ApiError */
export async function sendCredentials({ email, password, remember = false }: Credentials): Promise<SignedIn> {
  if (transport().baseUrl === undefined) return call(passwordLogin, { body: { email, password, remember } });
  const headers = { 'X-Password': encodeURIComponent(password) };
  const signInAs = (userType: string) => call(login, { query: { username: email, userType, api: 'login', remember } }, { headers });
  // The form does not ask of which kind an account is, and the server says nothing of it.
  const [staff, client] = userTypes;
  return signInAs(staff).catch((error: unknown) => {
    const isWrong = error instanceof ApiError && error.status === 400 && !error.reasons.email;
    if (!isWrong) throw error;
    return signInAs(client);
  });
}
