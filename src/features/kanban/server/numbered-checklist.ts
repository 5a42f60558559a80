import { invalid } from '#server/refusal.ts';
import type { ChecklistItem } from '../contract.ts';

interface GivenItem {
  id?: number | undefined;
  text: string;
  isDone: boolean;
}

/** The items as given; those without an id get one that no item of the card has. @throws 400 when two have the same. */
export function numberedChecklist(given: GivenItem[], before: ChecklistItem[]): ChecklistItem[] {
  const taken = new Set<number>();
  for (const [index, { id }] of given.entries()) {
    if (id === undefined) continue;
    if (taken.has(id)) throw invalid(`data.checklist.${index}.id`, 'there_twice');
    taken.add(id);
  }
  let last = Math.max(0, ...taken, ...before.map(({ id }) => id));
  return given.map(({ id, text, isDone }) => {
    if (id === undefined) last += 1;
    return { id: id ?? last, text, isDone };
  });
}
