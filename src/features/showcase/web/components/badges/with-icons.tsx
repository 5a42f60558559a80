import { IconClock, IconStar, IconTruckDelivery } from '#web/icons.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Row } from '#web/ui/row.tsx';

/** The icon is decorative; the text carries the meaning. */
export function WithIcons() {
  return (
    <Row>
      <Badge tone="info">
        <IconTruckDelivery aria-hidden="true" />
        In transit
      </Badge>
      <Badge tone="warning">
        <IconClock aria-hidden="true" />
        Tomorrow
      </Badge>
      <Badge tone="accent" look="solid">
        <IconStar aria-hidden="true" />
        Best seller
      </Badge>
    </Row>
  );
}
