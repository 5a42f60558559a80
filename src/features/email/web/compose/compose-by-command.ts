import { getPerson } from '#platform/people/contract.ts';
import { call } from '#web/api-client.ts';
import type { CommandContext, Given } from '#web/command.ts';
import { composeTo } from './compose-to.ts';

/** Starts an email, optionally to a given person. */
export async function composeByCommand({ go }: CommandContext, to?: Given): Promise<void> {
  const person = to && (await call(getPerson, { params: { id: Number(to.id) } })).person;
  composeTo(go, person && { name: person.fullName, email: person.email });
}
