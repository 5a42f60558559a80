import { Badge } from '#web/ui/badge.tsx';
import { Row } from '#web/ui/row.tsx';

export function Tones() {
  return (
    <Row>
      <Badge>Draft</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="success">Paid</Badge>
      <Badge tone="info">Sent</Badge>
      <Badge tone="warning">Due</Badge>
      <Badge tone="danger">Overdue</Badge>
    </Row>
  );
}
