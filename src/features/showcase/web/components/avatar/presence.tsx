import { Avatar } from '#web/ui/avatar.tsx';
import { CornerBadge } from '#web/ui/corner-badge.tsx';
import { Row } from '#web/ui/row.tsx';
import { ToneDot } from '#web/ui/tone-dot.tsx';

const people = [
  { name: 'Maren Lindqvist', tone: 'success', status: 'Available' },
  { name: 'Devansh Raghunathan', tone: 'danger', status: 'Busy' },
  { name: 'Anaïs Delacroix-Fontaine', tone: 'warning', status: 'Away' },
  { name: 'Nikolai Petrov', tone: 'neutral', status: 'Offline' },
] as const;

/** The rim separates the dot from the portrait. */
export function Presence() {
  return (
    <Row gap={16}>
      {people.map(({ name, tone, status }) => (
        <CornerBadge key={name} isRound at="bottom" mark={<ToneDot tone={tone} label={`${name}: ${status}`} size={12} />}>
          <Avatar name={name} size={48} />
        </CornerBadge>
      ))}
    </Row>
  );
}
