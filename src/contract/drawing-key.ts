/** The drawings that sample data of any area may show. */
export const drawingKeys = ['fenn-lamp', 'pendant', 'lounge-chair', 'sofa', 'dining-table', 'shelf', 'floor-plan', 'brand-cover'] as const;
export type DrawingKey = (typeof drawingKeys)[number];
