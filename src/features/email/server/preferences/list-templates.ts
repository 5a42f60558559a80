import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { listMailTemplates as contract } from '../../preferences-contract.ts';
import { readTemplates } from './read-templates.ts';

/** The templates of the signed-in person by name. */
export async function listTemplates(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return { templates: await readTemplates(scope) };
}
