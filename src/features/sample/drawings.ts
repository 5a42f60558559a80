import type { DrawingKey } from '#contract/drawing-key.ts';
import { drawFennLamp, drawPendants } from './lamp-drawings.ts';
import { drawBrandCover, drawFloorPlan } from './plan-and-cover.ts';
import { drawLoungeChair, drawSofa } from './seating-drawings.ts';
import { drawDiningTable, drawShelf } from './table-drawings.ts';

const drawings: Record<DrawingKey, () => string> = {
  'fenn-lamp': drawFennLamp,
  pendant: drawPendants,
  'lounge-chair': drawLoungeChair,
  sofa: drawSofa,
  'dining-table': drawDiningTable,
  shelf: drawShelf,
  'floor-plan': drawFloorPlan,
  'brand-cover': drawBrandCover,
};

/** Returns the drawing as a 480 × 360 SVG. */
export function drawing(key: DrawingKey): string {
  return drawings[key]();
}
