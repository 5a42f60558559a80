/** Drawings available to the sample data of any area. */
export const drawingKeys = ['fenn-lamp', 'pendant', 'lounge-chair', 'sofa', 'dining-table', 'shelf', 'floor-plan', 'brand-cover'] as const;
export type DrawingKey = (typeof drawingKeys)[number];

/** Cover drawings for the sample blog posts. */
export type PostDrawing = 'workshop' | 'dining' | 'lamp' | 'wool' | 'oak' | 'fair' | 'repair' | 'kyoto' | 'edinburgh' | 'porto';
