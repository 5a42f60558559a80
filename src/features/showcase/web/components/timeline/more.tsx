import { AvatarGroup } from '#web/ui/avatar-group.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import classes from './more.module.css';

const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const team = ['Maren Lindqvist', 'Rui Valadares', 'Zoë van der Meulen'].map((name) => ({ name }));
const entries = [
  {
    key: 1,
    tone: 'warning',
    what: 'Stock is low',
    actorName: null,
    at: before(2),
    more: <Badge tone="warning">Oak: 3 of 25 boards</Badge>,
  },
  {
    key: 2,
    tone: 'accent',
    what: 'Comment',
    actorName: 'Maren Lindqvist',
    at: before(8),
    more: <blockquote className={classes.said}>The legs need two more centimeters, or the chair won’t fit.</blockquote>,
  },
  {
    key: 3,
    tone: 'info',
    what: 'Trade fair meeting',
    actorName: null,
    at: before(50),
    more: <AvatarGroup label="Attendees" people={team} size={28} />,
  },
] as const;

/** Entries can contain anything. */
export function More() {
  return <Timeline entries={entries} />;
}
