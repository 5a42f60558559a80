import type { GivenOf } from '#contract/endpoint.ts';
import { ImapFailure } from '#server/imap-failure.ts';
import type { ImapLogin } from '#server/mail-host.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { saveImapAccount as contract } from '../../accounts-contract.ts';
import { type AccountRecord, findAccount } from './find-account.ts';
import { sealPassword, unsealPassword } from './seal-password.ts';

/** Signs in to the server, to say at once what is wrong. @returns the password, sealed */
export async function tryAccount({ body }: GivenOf<typeof contract>, { deps, entity, identity }: PreparingScope): Promise<string> {
  const { personId } = identity;
  await refuseTooMany(deps, [{ key: ['imap account', entity, String(personId)], hits: 20, windowSeconds: 600 }]);
  const kept = body.password ? undefined : await deps.database.reading(entity, (db) => findAccount(db, entity, personId));
  const password = body.password ?? (kept && !isElsewhere(body, kept) && (await unsealPassword(deps.secret, kept, kept.sealedPassword)));
  if (!password) throw invalid('password', kept ? 'password_anew' : 'required');
  const { host, port, security, username } = body;
  try {
    const session = await deps.mail.openImap({ host, port, security, username, password });
    await session.close();
  } catch (error) {
    throw error instanceof ImapFailure ? refusalOf(error) : error;
  }
  return sealPassword(deps.secret, { entity, personId }, password);
}

/** The kept password is for the server that it was given for: nobody else may get to see it. */
function isElsewhere(login: Omit<ImapLogin, 'password'>, kept: AccountRecord): boolean {
  const isOpener = login.security === 'none' && kept.security !== 'none';
  return login.host !== kept.host || login.username !== kept.username || isOpener;
}

function refusalOf({ reason, why }: ImapFailure): Refusal {
  if (reason === 'login') return new Refusal('invalid', null, { fields: { username: [why], password: [why] } });
  return invalid(reason === 'security' ? 'security' : 'host', why);
}
