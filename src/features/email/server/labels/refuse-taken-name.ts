import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { labelNameOf, sameName } from '../../search/search-names.ts';
import { readLabels } from './read-labels.ts';

/** @throws 400 for the name of another label: one that everybody has, in any language, or an own one. A search finds labels by their names. */
export async function refuseTakenName(name: string, scope: Scope, except?: number): Promise<void> {
  const taken = labelNameOf(name) !== undefined || (await readLabels(scope)).some((one) => one.id !== except && sameName(one.name, name));
  if (taken) throw invalid('name', 'label_taken');
}
