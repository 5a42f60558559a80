import { Avatar } from '#web/ui/avatar.tsx';
import { Row } from '#web/ui/row.tsx';

const names = [
  'Maren Lindqvist',
  'Rui Valadares',
  '佐藤 遥',
  'ليلى الحداد',
  'Josephine Okonkwo-Brandt',
  'Callum Ferguson',
  'Ewa Wiśniewska',
];

/** The color is derived from the name. */
export function Initials() {
  return (
    <Row>
      {names.map((name) => (
        <Avatar key={name} name={name} size={40} />
      ))}
    </Row>
  );
}
