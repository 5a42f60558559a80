/** The drawings that sample data of any area may show. */
export const drawingKeys = [
  'emberArcLamp',
  'emberHaloPendant',
  'heronLoungeChair',
  'heronSofa',
  'alderDiningTable',
  'alderShelf',
  'fieldBench',
  'portlandFloorPlan',
  'launchCover',
  'fairStand',
] as const;
export type DrawingKey = (typeof drawingKeys)[number];
