import { planTable, planWithMore } from '#contract/plan-table.ts';
import { Refusal } from '#server/refusal.ts';
import { type LimitScope, readLimits } from './plan-limits.ts';

const megabyte = 1024 * 1024;

/**
 * Refuses what would bring the files of an entity over what its plan has room for.
 * @param fullBytes how many bytes they would have together
 * @param usedBytes how many they have without it
 * @throws 402
 */
export async function refuseOverStorage(scope: LimitScope, fullBytes: number, usedBytes: number): Promise<void> {
  // Every plan has room for so much: nothing need be read.
  if (fullBytes <= planTable.basic.limits.storageBytes) return;
  const limited = await readLimits(scope);
  if (!limited || fullBytes <= limited.limits.storageBytes) return;
  const { plan, limits } = limited;
  const full = { plan, limit: limits.storageBytes / megabyte, used: (Math.min(usedBytes, limits.storageBytes) / megabyte).toFixed(1) };
  const lifts = planWithMore('storageBytes', limits.storageBytes);
  throw new Refusal('plan_limit', lifts ? { code: 'plan_storage', ...full, lifts } : { code: 'plan_storage_most', ...full });
}
