import { type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { sellers } from '#platform/seller/tables.ts';
import type { Db } from '#server/database.ts';
import { brokenConstraint } from '#server/database-failure.ts';
import type { ApiSettings } from '#server/dependencies.ts';
import { lockAddress } from '#server/locks.ts';
import { queryRows } from '#server/query-rows.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { fieldMessage, invalid, Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import type { FillEntity } from '#server/server-area.ts';
import { isZone } from '#server/zone-days.ts';
import type { register } from '../contract.ts';
import { addEntity, newEntityCode } from './companies.ts';
import { keepAskedLanguage } from './keep-language.ts';
import { canMailLinks, sendVerification } from './send-verification.ts';
import { openSession } from './sessions.ts';

type Body = GivenOf<typeof register>['body'];
type Answer = AnswerOf<typeof register>;

/** Registers an account as the admin of a new company. */
export async function registerAccount({ body }: { body: Body }, scope: OpenScope, fill: FillEntity): Promise<Answer> {
  const { deps, caller } = scope;
  await refuseTooMany(deps, [{ key: ['register', caller], hits: 20, windowSeconds: 60 * 60 }]);
  await refuseUnlessInvited(body, scope);
  const passwordHash = await deps.passwords.hash(body.password);
  const entity = newEntityCode();
  try {
    return await deps.database.writing(entity, async (db) => {
      // Of two concurrent registrations of the first admin, only one may succeed.
      if (deps.settings.registration === 'first') {
        await db.execute(sql`select pg_advisory_xact_lock(hashtext('atrium first admin'))`);
        if ((await registrationMode(db, deps.settings)) === 'closed') throw closed();
      }
      const taken = await takenNames(db, body);
      if (taken) return taken;
      const fullName = body.fullName || body.username;
      // The holder of the setup code runs this installation; if a link can be mailed, that is safer.
      const isKnown = deps.settings.registration === 'first' && !canMailLinks(deps);
      const name = body.company || fullName;
      const { accountId, personId } = await addEntity(db, {
        entity,
        name,
        now: scope.now,
        owner: { fullName, email: body.email, username: body.username, passwordHash, emailVerifiedAt: isKnown ? scope.now : null },
      });
      // The sample's manual is written in this language.
      await keepAskedLanguage(db, scope.request, { entity, accountId });
      if (deps.settings.sampleData && body.sample !== false)
        await fill(db, deps, entity, { personId, name: fullName, email: body.email, companyName: name });
      // A browser may know time zones that the server doesn't.
      else if (isZone(body.timeZone ?? ''))
        await db.insert(sellers).values({ entity, name, timeZone: body.timeZone, updatedAt: scope.now });
      if (!isKnown) await sendVerification(db, deps, { entity, id: accountId, personId, email: body.email }, scope.now);
      const signedIn = await openSession(db, scope, { entity, accountId, remember: false });
      await recordAudit(
        db,
        { ...scope, entity, identity: { personId } },
        { action: 'account.registered', targetKind: 'person', targetId: personId, target: fullName },
      );
      return signedIn;
    });
  } catch (error) {
    return answerForRace(error);
  }
}

async function refuseUnlessInvited(body: Body, { deps }: OpenScope): Promise<void> {
  const mode = await deps.database.reading(null, (db) => registrationMode(db, deps.settings));
  if (mode === 'closed') throw closed();
  const given = body.code?.trim().toUpperCase().replaceAll('-', '');
  if (mode === 'code' && given !== deps.settings.setupCode.replaceAll('-', '')) throw invalid('code', 'wrong_code');
}

function closed(): Refusal {
  return new Refusal('forbidden', { code: 'registration_closed' });
}

async function takenNames(db: Db, { email, username }: Body): Promise<Answer | null> {
  // Waits for a concurrent request that takes it as an alias.
  await lockAddress(db, email);
  const [taken] = await queryRows<{ email_taken: boolean; username_taken: boolean }>(
    db,
    sql`select * from taken_login_names(${email}, ${username})`,
  );
  return taken && (taken.email_taken || taken.username_taken) ? duplicate(taken.email_taken, taken.username_taken) : null;
}

/** The name was taken between the check and the write; the unique index reports which one. */
function answerForRace(error: unknown): Answer {
  const constraint = brokenConstraint(error);
  if (constraint === 'accounts_email') return duplicate(true, false);
  if (constraint === 'accounts_username') return duplicate(false, true);
  throw error;
}

function duplicate(email: boolean, username: boolean): Answer {
  return {
    error: {
      email: email ? fieldMessage({ code: 'email_in_use' }) : null,
      username: username ? fieldMessage({ code: 'username_in_use' }) : null,
    },
  };
}

type RegistrationMode = 'open' | 'code' | 'closed';

/** Whether any account has ever existed, including seed accounts. */
export function hasAnyAccount(db: Db): Promise<boolean> {
  return isTrue(db, sql`select has_any_account() as found`);
}

/** Whether a registered account exists. */
export function hasRealAccount(db: Db): Promise<boolean> {
  return isTrue(db, sql`select has_real_account() as found`);
}

/** Whether a seed account can sign in with its public password. */
export function hasKnownSampleAccount(db: Db): Promise<boolean> {
  return isTrue(db, sql`select has_known_sample_account() as found`);
}

async function isTrue(db: Db, question: SQL): Promise<boolean> {
  const [answer] = await queryRows<{ found: boolean }>(db, question);
  return answer?.found ?? false;
}

/** Whether registration is open: `first` allows only the first admin, with the setup code printed on first start. */
export async function registrationMode(db: Db, { registration }: ApiSettings): Promise<RegistrationMode> {
  if (registration !== 'first') return registration;
  return (await hasRealAccount(db)) ? 'closed' : 'code';
}

/** The companies with an identity provider: which one if there is only one; null for none. */
export async function offeredSignOn(db: Db): Promise<{ company: string | null; label: string | null } | null> {
  const offered = await queryRows<{ entity: string; label: string }>(db, sql`select * from offered_sign_ons()`);
  const [first] = offered;
  if (!first) return null;
  return offered.length === 1 ? { company: first.entity, label: first.label } : { company: null, label: null };
}
