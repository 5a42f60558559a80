/** The meaning of a color. Color is never the only indicator. */
export type Tone = 'accent' | 'success' | 'info' | 'warning' | 'danger' | 'neutral';
