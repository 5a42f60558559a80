/** What a part means, as a colour. The colour never says it alone. */
export type Tone = 'accent' | 'success' | 'info' | 'warning' | 'danger' | 'neutral';
