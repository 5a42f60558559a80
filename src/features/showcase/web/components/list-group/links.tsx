import { IconChevronRight } from '#web/icons.ts';
import { ListGroup, ListLine } from '#web/ui/list-group.tsx';
import classes from './links.module.css';

const pages = [
  { href: '/apps/ecommerce/shop', name: 'Shop', text: '27 products' },
  { href: '/apps/calendar', name: 'Calendar', text: 'This week’s events' },
  { href: '/apps/todo', name: 'To-dos', text: 'Your tasks and your team’s' },
];

/** The chevron indicates a link. */
export function Links() {
  return (
    <ListGroup label="Pages">
      {pages.map(({ href, name, text }) => (
        <ListLine key={href} href={href} text={text} end={<IconChevronRight className={classes.arrow} size={18} aria-hidden="true" />}>
          {name}
        </ListLine>
      ))}
    </ListGroup>
  );
}
