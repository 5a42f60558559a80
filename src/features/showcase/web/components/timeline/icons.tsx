import { IconFileInvoice, IconPackage, IconPencil, IconTruckDelivery } from '#web/icons.ts';
import { Timeline } from '#web/ui/timeline.tsx';

const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const entries = [
  {
    key: 1,
    tone: 'success',
    icon: <IconTruckDelivery />,
    what: 'Assembled in the dining room',
    actorName: 'Callum Ferguson',
    at: before(3),
  },
  { key: 2, tone: 'info', icon: <IconPackage />, what: 'Packed in Porto', actorName: 'Rui Valadares', at: before(70) },
  { key: 3, tone: 'accent', icon: <IconFileInvoice />, what: 'Ordered and paid', actorName: 'Hotel Miradouro', at: before(24 * 20) },
  { key: 4, tone: 'neutral', icon: <IconPencil />, what: 'Drawing approved', actorName: 'Maren Lindqvist', at: before(24 * 24) },
] as const;

/** An icon replaces the dot. */
export function Icons() {
  return <Timeline entries={entries} />;
}
