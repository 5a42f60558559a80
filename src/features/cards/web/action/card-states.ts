/** What was done to the cards of a page, by their ids; kept while the page is open. */
interface CardStates {
  readonly collapsed: ReadonlySet<string>;
  readonly wide: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

export const untouched: CardStates = { collapsed: new Set(), wide: new Set(), removed: new Set() };

/** The same with a card in one of the sets, or out of it. */
export function withCard(states: CardStates, set: keyof CardStates, id: string, isIn: boolean): CardStates {
  const changed = new Set(states[set]);
  if (isIn) changed.add(id);
  else changed.delete(id);
  return { ...states, [set]: changed };
}

/** Of the cards that are there: the one that takes the focus when one of them goes. */
export function nextAfter(ids: readonly string[], removed: string): string | undefined {
  const at = ids.indexOf(removed);
  return ids[at + 1] ?? ids[at - 1];
}
