import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

const people = [
  { name: 'Josephine Okonkwo-Brandt', role: 'Managing director', mark: 'Edinburgh' },
  { name: 'Rui Valadares', role: 'Master joiner', mark: 'Porto' },
  { name: '佐藤 遥', role: 'Studio and exports', mark: 'Kyoto' },
];

export function WithWords() {
  return (
    <ListGroup label="Studio managers" look="plain">
      {people.map(({ name, role, mark }) => (
        <ListLine key={name} start={<Avatar name={name} />} text={role} end={<Badge>{mark}</Badge>}>
          <bdi>{name}</bdi>
        </ListLine>
      ))}
    </ListGroup>
  );
}
