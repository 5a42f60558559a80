import { type Account, readAccount } from '#features/account/contract.ts';
import { type Answer, type Client, send } from './client.ts';
import type { TestApi } from './test-api.ts';

/** Requests about the user's own account. */
export function accountCalls(atrium: TestApi) {
  const call = (method: string) => (who: Client, path: string, body?: unknown) => {
    const isBytes = body instanceof Uint8Array;
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    return send(atrium, path, {
      method,
      headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': type },
      ...(body !== undefined && { body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    });
  };
  return {
    put: call('PUT'),
    remove: call('DELETE'),
    /** Reads the account from the endpoint of the specification. */
    async read(who: Client): Promise<Account> {
      const answer = await who.get('/account-setting/data');
      const account = answer.status === 200 ? readAccount.answer?.parse(answer.body) : undefined;
      if (!account) throw new Error(`the account is not answered: ${JSON.stringify(answer.body)}`);
      return account;
    },
  };
}

/** Returns the status and the first error code of each field. */
export const refusedBy = ({ status, body }: Answer) => [
  status,
  Object.fromEntries(Object.entries<{ code: string }[]>(body?.error?.reasons ?? {}).map(([field, [reason]]) => [field, reason?.code])),
];
