/** The drawings that sample data of any area may show. */
export const drawingKeys = ['fenn-lamp', 'pendant', 'lounge-chair', 'sofa', 'dining-table', 'shelf', 'floor-plan', 'brand-cover'] as const;
export type DrawingKey = (typeof drawingKeys)[number];

/** The covers of the sample's blog. */
export type PostDrawing = 'workshop' | 'dining' | 'lamp' | 'wool' | 'oak' | 'fair' | 'repair' | 'kyoto' | 'edinburgh' | 'porto';
