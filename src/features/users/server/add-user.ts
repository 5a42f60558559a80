import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { users } from '#platform/people/tables.ts';
import { withRightsLocked } from '#platform/rights/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import { avatarColors, type addUser as contract } from '../contract.ts';
import { readOneUser } from './read-users.ts';
import { refuseTakenNames, reportTakenName } from './taken-names.ts';
import { readRoleRights } from './user-rights.ts';

/** Adds a user, who can't sign in until invited and joined. */
export async function addUser({ body }: GivenOf<typeof contract>, given: Scope): Promise<AnswerOf<typeof contract>> {
  const scope = await withRightsLocked(given, 'create', 'User');
  const { db, entity, now } = scope;
  const fields = { ...newUserDefaults, ...defined(body) };
  (await readRoleRights(scope)).refuseToGive(fields.role);
  await refuseTakenNames(fields, { userId: null, hasAccount: false, isPerson: false }, scope);
  const id = await nextId(db, entity, 'user');
  const avatarColor = body.avatarColor ?? avatarColors[id % avatarColors.length] ?? 'primary';
  await reportTakenName(
    db
      .insert(users)
      .values({ entity, id, ...fields, avatarColor, createdAt: now, updatedAt: now })
      .execute(),
  );
  await announce(db, entity, { kind: 'user', ids: [id] }, { kind: 'role', ids: [] });
  await recordAudit(db, scope, {
    action: 'user.added',
    targetKind: 'user',
    targetId: id,
    target: fields.fullName,
    changes: [{ field: 'role', from: '', to: fields.role }],
  });
  return { user: await readOneUser(scope, id) };
}

function defined<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** The specification's defaults for a new user. */
export const newUserDefaults = {
  company: '',
  role: 'subscriber',
  username: '',
  country: '',
  contact: '',
  currentPlan: 'basic',
  status: 'active',
  billing: 'Auto Debit',
} as const;
