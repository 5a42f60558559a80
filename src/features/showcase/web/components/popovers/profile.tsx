import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** The title serves only as the accessible name. */
export function Profile() {
  return (
    <Popover
      hidesTitle
      title="Rui Valadares"
      trigger={(attributes) => (
        <Button look="outline" {...attributes}>
          <Avatar name="Rui Valadares" size={24} />
          Rui Valadares
        </Button>
      )}
    >
      <Stack gap={8}>
        <Row gap={12}>
          <Avatar name="Rui Valadares" size={48} />
          <div>
            <strong>Rui Valadares</strong>
            <div>Master joiner, Porto</div>
          </div>
        </Row>
        <Row>
          <Badge tone="success">Available</Badge>
          <Badge>Since 2009</Badge>
        </Row>
      </Stack>
    </Popover>
  );
}
