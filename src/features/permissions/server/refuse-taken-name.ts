import { brokenConstraint } from '#server/database-failure.ts';
import { Refusal } from '#server/refusal.ts';

/** Runs what gives a permission its name. @throws 409 when another one has it, whatever its case. */
export async function refuseTakenName<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'permissions_name') throw error;
    throw new Refusal('conflict', { code: 'permission_name_taken', name }, { fields: { name: [{ code: 'permission_taken' }] } });
  }
}
