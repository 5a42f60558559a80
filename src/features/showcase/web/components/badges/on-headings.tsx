import { Badge } from '#web/ui/badge.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** Vertically centered on the line. */
export function OnHeadings() {
  return (
    <Stack gap={8}>
      <Row>
        <h3>Alder lounge chair</h3>
        <Badge tone="success">In stock</Badge>
      </Row>
      <p>
        Invoice 5036 <Badge tone="danger">12 days overdue</Badge>
      </p>
    </Stack>
  );
}
