import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { busy } from './settled.ts';

/** How many cards of a page are in sight when it opens, on most screens. */
export const cardsInSight = 3;

/** How long cards are drawn in one task, in ms: laying out the page costs as much as a card, whether one is new or three. */
const budget = 10;
const waiting: (() => void)[] = [];
let endDrawing: (() => void) | undefined;

/**
 * Whether a part of a page may be drawn. What is in sight at first may at once; the others one after the other, each in a task of its own, once
 * they have what they show: what the person does meanwhile is answered in between. What has been drawn stays.
 */
export function useTurn(isReady: boolean, isAtOnce: boolean): boolean {
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

/** A tab that is not looked at paints nothing. */
function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
