import { ProgressParts } from '#web/ui/progress-parts.tsx';

const parts = [
  { key: 'chairs', label: 'Chairs', share: 0.41, tone: 'accent' },
  { key: 'lamps', label: 'Lamps', share: 0.32, tone: 'info' },
  { key: 'tables', label: 'Tables', share: 0.18, tone: 'success' },
] as const;

/** The unfilled part of the bar is everything else. */
export function Parts() {
  return <ProgressParts label="Orders in May" parts={parts} />;
}
