import { readRoles, type StoredRole } from '#features/rights/server/offers.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Role } from '../contract.ts';
import { showRoles } from './show-roles.ts';

type Asking = Pick<Scope, 'db' | 'entity'>;

/** The role of that name. @throws 404. */
export async function findRole(name: string, { db, entity }: Asking): Promise<StoredRole> {
  const role = (await readRoles(db, entity)).find((one) => one.name === name);
  if (!role) throw notFound('role');
  return role;
}

/** The same as the contract has it. @throws 404. */
export async function readRole(name: string, scope: Scope): Promise<Role> {
  const [shown] = await showRoles([await findRole(name, scope)], scope);
  if (!shown) throw notFound('role');
  return shown;
}

/** @throws 409 when another role has the title, whatever its case. */
export async function refuseTakenTitle(title: string, ownName: string | null, { db, entity }: Asking): Promise<void> {
  const taken = (await readRoles(db, entity)).find((role) => role.name !== ownName && role.title.toLowerCase() === title.toLowerCase());
  if (taken)
    throw new Refusal('conflict', { code: 'role_title_taken', title: taken.title }, { fields: { title: [{ code: 'role_taken' }] } });
}
