import type { KeyboardEvent } from 'react';

/** Moves focus between the items of a list with two keys, and to its ends with Home and End. */
export function moveAlong(event: KeyboardEvent<HTMLElement>, previous: string, next: string): void {
  const lines = [...event.currentTarget.children];
  const now = lines.findIndex((line) => line.contains(document.activeElement));
  const wanted = { [previous]: now - 1, [next]: now + 1, Home: 0, End: -1 }[event.key];
  if (wanted === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  lines
    .at(wanted % lines.length)
    ?.querySelector<HTMLElement>('a, button')
    ?.focus();
}
