import { useState } from 'react';
import { IconBell, IconShoppingCart } from '#web/icons.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CornerBadge } from '#web/ui/corner-badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/row.tsx';
import { ToneDot } from '#web/ui/tone-dot.tsx';

const counted = (count: number) => (
  <Badge tone="danger" look="solid" shape="pill" size="small">
    {count}
  </Badge>
);

/** A count at the corner, a dot, and an inline count. */
export function OnButtons() {
  const [inCart, setInCart] = useState(3);
  const [isNew, setNew] = useState(true);
  return (
    <Row gap={24}>
      <CornerBadge mark={counted(inCart)}>
        <IconButton label={`Add to cart, ${inCart} products`} onClick={() => setInCart(inCart + 1)}>
          <IconShoppingCart />
        </IconButton>
      </CornerBadge>
      <CornerBadge isRound mark={isNew && <ToneDot tone="danger" />}>
        <IconButton label={isNew ? 'Messages, new' : 'Messages'} onClick={() => setNew(!isNew)}>
          <IconBell />
        </IconButton>
      </CornerBadge>
      <Button look="outline" onClick={() => setInCart(0)}>
        Empty cart {counted(inCart)}
      </Button>
    </Row>
  );
}
