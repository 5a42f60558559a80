import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

/** Each press multiplies the count by ten. */
export function Counts() {
  const [count, setCount] = useState(3);
  return (
    <Row gap={12}>
      <span>
        Messages{' '}
        <Badge shape="pill" tone="danger" look="solid">
          {count > 99 ? '99+' : count}
        </Badge>
      </span>
      <Button look="outline" size="small" onClick={() => setCount(count > 99 ? 3 : count * 10)}>
        {count > 99 ? 'Mark as read' : 'More messages'}
      </Button>
    </Row>
  );
}
