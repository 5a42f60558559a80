import type { SecondStepAsked } from '#contract/signed-in.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isSignedHere, signatureOf } from '#server/signature.ts';

/** Whose password was right, and is asked for the second step. */
export interface Challenged {
  entity: string;
  accountId: number;
  /** As it was: a new password or a suspension since then ends it. */
  linksVersion: number;
  remember: boolean;
}

const purpose = 'second step';
const validSeconds = 600;

/** What a page brings along with the code: it says that the password was right, and opens nothing by itself. */
export async function askSecondStep(deps: Dependencies, of: Challenged, now: Date): Promise<SecondStepAsked> {
  const until = Math.floor(now.getTime() / 1000) + validSeconds;
  const facts = [of.entity, of.accountId, of.linksVersion, of.remember ? 1 : 0, until];
  const challenge = [...facts, await signatureOf(deps, purpose, facts)].join('.');
  return { secondStep: { challenge, validUntil: new Date(until * 1000).toISOString() } };
}

/** What a challenge says, when it is ours and still good. */
export async function readChallenge(deps: Dependencies, text: string, now: Date): Promise<Challenged | null> {
  const [, entity = '', account, version, remember, until, signature = ''] =
    /^([a-z0-9]{1,40})\.(\d{1,15})\.(\d{1,9})\.([01])\.(\d{1,12})\.([\w-]{43})$/.exec(text) ?? [];
  const facts = [entity, ...[account, version, remember, until].map(Number)];
  if (Number(until) * 1000 <= now.getTime() || !(await isSignedHere(deps, purpose, facts, signature))) return null;
  return { entity, accountId: Number(account), linksVersion: Number(version), remember: remember === '1' };
}
