import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { getSeller as contract } from '../contract.ts';
import { readNextNumber } from './next-number.ts';
import { readSeller } from './read-seller.ts';

/** Returns the company's invoice details. */
export async function getSeller(_given: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const profile = await readSeller(scope);
  return { seller: { ...profile, nextNumber: await readNextNumber(profile, scope) } };
}
