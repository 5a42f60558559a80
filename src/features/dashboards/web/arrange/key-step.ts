/** What a key does to a card that is arranged. */
export type KeyStep = { move: 1 | -1 } | { widen: 1 | -1 } | { heighten: boolean } | { hide: true };

/** Arrows move as the screen has it, with Shift they make wider and taller towards the end of the line; Delete hides. */
export function keyStep({ key, shiftKey }: { key: string; shiftKey: boolean }, isRightToLeft: boolean): KeyStep | undefined {
  const ahead = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Delete') return { hide: true };
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const by = key === ahead ? 1 : -1;
    return shiftKey ? { widen: by } : { move: by };
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  if (shiftKey) return { heighten: key === 'ArrowDown' };
  return { move: key === 'ArrowDown' ? 1 : -1 };
}
