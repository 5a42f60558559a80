import { Badge } from '#web/ui/badge.tsx';
import { Row } from '#web/ui/row.tsx';

export function Sizes() {
  return (
    <Row>
      <Badge tone="accent" size="small">
        Oak
      </Badge>
      <Badge tone="accent">Oak</Badge>
      <Badge tone="accent" size="large">
        Oak
      </Badge>
    </Row>
  );
}
