/** State of the cards by id, kept while the page is open. */
interface CardStates {
  readonly collapsed: ReadonlySet<string>;
  readonly wide: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

export const untouched: CardStates = { collapsed: new Set(), wide: new Set(), removed: new Set() };

/** Returns the states with a card added to or removed from one of the sets. */
export function withCard(states: CardStates, set: keyof CardStates, id: string, isIn: boolean): CardStates {
  const changed = new Set(states[set]);
  if (isIn) changed.add(id);
  else changed.delete(id);
  return { ...states, [set]: changed };
}

/** Returns the remaining card that receives focus when one is removed. */
export function nextAfter(ids: readonly string[], removed: string): string | undefined {
  const at = ids.indexOf(removed);
  return ids[at + 1] ?? ids[at - 1];
}
