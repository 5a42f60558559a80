import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { readNextNumber } from './next-number.ts';
import { readSeller } from './read-seller.ts';

/** Returns the company's invoice details. */
export async function getSeller(_given: GivenOf<typeof contract.getSeller>, scope: Scope): Promise<AnswerOf<typeof contract.getSeller>> {
  const profile = await readSeller(scope);
  return { seller: { ...profile, nextNumber: await readNextNumber(profile, scope) } };
}

/** Returns the company's contact details for its clients. */
export async function readContact(
  _given: GivenOf<typeof contract.readContact>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.readContact>> {
  const { name, email, phone } = await readSeller(scope);
  return { name, email, phone };
}
