import { Row } from '#web/ui/row.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';

/** A tooltip explains the status. */
export function Status() {
  return (
    <Row>
      <StatusPill tone="success">Paid</StatusPill>
      <StatusPill tone="warning" title="Due within three days">
        Due soon
      </StatusPill>
      <StatusPill tone="danger" title="Reminder sent on Monday">
        Overdue
      </StatusPill>
      <StatusPill tone="neutral">Draft</StatusPill>
    </Row>
  );
}
