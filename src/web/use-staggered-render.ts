import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { busy } from './settled.ts';

/** Number of cards initially in view on most screens. */
export const cardsInSight = 3;

/** Time budget per rendering task in milliseconds. Layout costs as much as a card, whether one or three are added. */
const budget = 10;
const waiting: (() => void)[] = [];
let endDrawing: (() => void) | undefined;

/**
 * Returns whether a card of a page may render. Cards initially in view render at once. The others follow once they have data, a few per
 * task,
 * so the page stays responsive. Rendered cards stay.
 */
export function useStaggeredRender(isReady: boolean, isAtOnce: boolean): boolean {
  const [hasTurn, setTurn] = useState(isAtOnce);
  const isWaiting = isReady && !hasTurn;
  useEffect(() => {
    if (!isWaiting) return;
    const take = () => setTurn(true);
    waiting.push(take);
    if (!endDrawing) afterPaint(next);
    endDrawing ??= busy('cards');
    return () => {
      const at = waiting.indexOf(take);
      if (at >= 0) waiting.splice(at, 1);
    };
  }, [isWaiting]);
  return isReady && hasTurn;
}

function next(): void {
  const end = performance.now() + budget;
  while (endDrawing && performance.now() < end) {
    const take = waiting.shift();
    if (take) flushSync(take);
    else {
      endDrawing();
      endDrawing = undefined;
    }
  }
  if (endDrawing) afterPaint(next);
}

/** A hidden tab doesn't paint. */
function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
