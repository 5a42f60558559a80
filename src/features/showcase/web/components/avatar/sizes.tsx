import { Avatar } from '#web/ui/avatar.tsx';
import { Row } from '#web/ui/row.tsx';

/** Any size in pixels. */
export function Sizes() {
  return (
    <Row gap={12}>
      {[22, 28, 36, 48, 64, 88].map((size) => (
        <Avatar key={size} name="Zoë van der Meulen" size={size} />
      ))}
    </Row>
  );
}
