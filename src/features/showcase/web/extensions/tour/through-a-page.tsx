import { startTour } from '#web/tour.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import classes from './through-a-page.module.css';

const steps = [
  { at: '#tour-order', title: 'Order', text: 'The order number and the customer. The number is also on the parcel.' },
  { at: '#tour-state', title: 'Status', text: 'Paid, packed, in transit or delivered. Updates automatically.' },
  { at: '#tour-sum', title: 'Total', text: 'Includes tax and delivery. Click to open the invoice.', side: 'start' },
  { at: '#tour-pack', title: 'Next step', text: 'The button shows what to do next.', side: 'top' },
] as const;

/** Steps reference their targets by selector. */
export function ThroughAPage() {
  return (
    <>
      <div className={classes.order}>
        <div id="tour-order">
          <strong>Order 2041</strong>
          <p>Ewa Wiśniewska, Porto</p>
        </div>
        <span id="tour-state">
          <StatusPill tone="success">Paid</StatusPill>
        </span>
        <strong id="tour-sum">€ 1,284.00</strong>
        <span id="tour-pack" className={classes.next}>
          Pack order
        </span>
      </div>
      <Button onClick={() => void startTour(steps)}>Start tour</Button>
    </>
  );
}
