import { sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { sellers } from '#features/seller/tables.ts';
import type { Db } from '#server/database.ts';
import { brokenConstraint } from '#server/database-failure.ts';
import { isZone } from '#server/is-zone.ts';
import { lockAddress } from '#server/lock-address.ts';
import { queryRows } from '#server/query-rows.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import { fieldMessage } from '#server/refusal-message.ts';
import type { OpenScope } from '#server/scope.ts';
import type { FillEntity } from '#server/server-area.ts';
import type { register } from '../../contract.ts';
import { keepAskedLanguage } from '../keep-language.ts';
import { openSession } from '../signing-in/open-session.ts';
import { canMailLinks, sendVerification } from '../verification/send-verification.ts';
import { addEntity } from './add-entity.ts';
import { newEntityCode } from './new-entity-code.ts';
import { registrationMode } from './registration-mode.ts';

type Body = GivenOf<typeof register>['body'];
type Answer = AnswerOf<typeof register>;

/** Makes an account that is the admin of a new entity of its own. */
export async function registerAccount({ body }: { body: Body }, scope: OpenScope, fill: FillEntity): Promise<Answer> {
  const { deps, caller } = scope;
  await refuseTooMany(deps, [{ key: ['register', caller], hits: 20, windowSeconds: 60 * 60 }]);
  await refuseUnlessInvited(body, scope);
  const passwordHash = await deps.passwords.hash(body.password);
  const entity = newEntityCode();
  try {
    return await deps.database.writing(entity, async (db) => {
      // Two who register as the first admin at once must not both succeed.
      if (deps.settings.registration === 'first') {
        await db.execute(sql`select pg_advisory_xact_lock(hashtext('atrium first admin'))`);
        if ((await registrationMode(db, deps.settings)) === 'closed') throw closed();
      }
      const taken = await takenNames(db, body);
      if (taken) return taken;
      const fullName = body.fullName || body.username;
      // Whoever has the code of the first start runs this installation; where a link can be mailed, it is the surer way.
      const isKnown = deps.settings.registration === 'first' && !canMailLinks(deps);
      const name = body.company || fullName;
      const { accountId, personId } = await addEntity(db, {
        entity,
        name,
        now: scope.now,
        owner: { fullName, email: body.email, username: body.username, passwordHash, emailVerifiedAt: isKnown ? scope.now : null },
      });
      // The sample's manual is written in it.
      await keepAskedLanguage(db, scope.request, { entity, accountId });
      if (deps.settings.sampleData && body.sample !== false)
        await fill(db, deps, entity, { personId, name: fullName, email: body.email, companyName: name });
      // A browser may know zones that the server does not.
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
  // Who takes it as an alias in the same moment is waited for.
  await lockAddress(db, email);
  const [taken] = await queryRows<{ email_taken: boolean; username_taken: boolean }>(
    db,
    sql`select * from taken_login_names(${email}, ${username})`,
  );
  return taken && (taken.email_taken || taken.username_taken) ? duplicate(taken.email_taken, taken.username_taken) : null;
}

/** Somebody took the name between the question and the writing: the unique index says which. */
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
