import type { Scope } from '#server/scope.ts';
import { sessionsShowing } from './living-sessions.ts';

/** The id of the entity's file that an address is of, whoever wrote it; null for any other address. */
export function fileIdIn(address: string, { entity }: Pick<Scope, 'entity'>): number | null {
  const [, of, digits] = /^(?:https?:\/\/[^/]+)?\/api\/v1\/files\/([^/]+)\/(\d{1,15})\//.exec(address) ?? [];
  return of === entity ? Number(digits) : null;
}

/**
 * Those of some addresses by which the caller was shown a file: whoever has one can open it while its session lives, and a page outlives
 * the sessions of its own reader. A number alone would open anybody's.
 */
export async function addressesShown(addresses: string[], scope: Scope): Promise<Set<string>> {
  const { deps, entity, identity } = scope;
  const holders = new Map<string, string>();
  for (const address of addresses) {
    const id = fileIdIn(address, { entity });
    const signed = new URLSearchParams(address.split('?')[1] ?? '');
    const part = (name: string) => signed.get(name) ?? '';
    const parts = { expires: part('expires'), session: part('session'), signature: part('signature') };
    const session = id === null ? null : deps.files.sessionOf({ entity, id }, parts);
    if (session !== null) holders.set(address, session);
  }
  const others = [...new Set(holders.values())].filter((session) => session !== identity.sessionId);
  const showing = (await sessionsShowing(scope, others)).add(identity.sessionId);
  return new Set([...holders].filter(([, session]) => showing.has(session)).map(([address]) => address));
}
