import { Badge } from '#web/ui/badge.tsx';
import { Row } from '#web/ui/row.tsx';

export function Tones() {
  return (
    <Row>
      <Badge shape="pill">Archived</Badge>
      <Badge shape="pill" tone="accent">
        New
      </Badge>
      <Badge shape="pill" tone="success">
        In stock
      </Badge>
      <Badge shape="pill" tone="info">
        To order
      </Badge>
      <Badge shape="pill" tone="warning">
        Low stock
      </Badge>
      <Badge shape="pill" tone="danger">
        Sold out
      </Badge>
    </Row>
  );
}
