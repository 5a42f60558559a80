import type { ReactNode } from 'react';
import { isPlainClick } from '#web/is-plain-click.ts';
import classes from './nav-links.module.css';

interface Link {
  key: string;
  label: string;
  href: string;
  icon?: ReactNode;
  /** At its end: a badge or number. */
  end?: ReactNode;
  /** Disabled, without a target yet. */
  isOff?: boolean;
}

interface Props {
  label: string;
  links: readonly Link[];
  /** Key of the current link. */
  chosen: string;
  look?: 'plain' | 'line' | 'pills';
  isUpright?: boolean;
  align?: 'start' | 'center' | 'end' | 'fill';
  /** Set when the page navigates itself, without the router. */
  onOpen?: (key: string) => void;
}

/** A row or column of links with the current one marked. */
export function NavLinks({ label, links, chosen, look = 'plain', isUpright = false, align = 'start', onOpen }: Props) {
  return (
    <nav className={classes.nav} aria-label={label}>
      <ul className={classes.links} data-look={look} data-upright={isUpright || undefined} data-align={align}>
        {links.map(({ key, label: name, href, icon, end, isOff = false }) => (
          <li key={key}>
            <a
              className={classes.link}
              href={isOff ? undefined : href}
              aria-disabled={isOff || undefined}
              role={isOff ? 'link' : undefined}
              aria-current={key === chosen ? 'page' : undefined}
              onClick={(event) => {
                if (isOff || !onOpen || !isPlainClick(event)) return;
                event.preventDefault();
                onOpen(key);
              }}
            >
              {icon}
              <span>{name}</span>
              {end}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
