import { Timeline } from '#web/ui/timeline.tsx';

const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const entries = [
  { key: 1, tone: 'success', what: 'Invoice 5036 was paid', actorName: 'Kestrel Hotels', at: before(1) },
  { key: 2, tone: 'info', what: 'A reminder was sent', actorName: 'Devansh Raghunathan', at: before(26) },
  { key: 3, tone: 'accent', what: 'The lamps were delivered', actorName: 'Callum Ferguson', at: before(24 * 16) },
] as const;

/** Times are relative. */
export function Basic() {
  return <Timeline entries={entries} />;
}
