import { IconMail, IconSend, IconTrash } from '#web/icons.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

const folders = [
  { name: 'Inbox', icon: <IconMail size={20} aria-hidden="true" />, count: 12, tone: 'accent' },
  { name: 'Sent', icon: <IconSend size={20} aria-hidden="true" />, count: 248, tone: 'neutral' },
  { name: 'Trash', icon: <IconTrash size={20} aria-hidden="true" />, count: 3, tone: 'neutral' },
] as const;

export function Badges() {
  return (
    <ListGroup label="Folders">
      {folders.map(({ name, icon, count, tone }) => (
        <ListLine
          key={name}
          start={icon}
          end={
            <Badge shape="pill" tone={tone}>
              {count}
            </Badge>
          }
        >
          {name}
        </ListLine>
      ))}
    </ListGroup>
  );
}
