import type { ReactNode, Ref } from 'react';
import { isPlainClick } from '#web/is-plain-click.ts';
import classes from './side-link.module.css';

interface SideLinkProps {
  ref?: Ref<HTMLAnchorElement> | undefined;
  href: string;
  isHere?: boolean;
  mark: ReactNode;
  /** Set when the page navigates itself, without the router. */
  onOpen?: () => void;
  /** A count at the end of the line. */
  end?: ReactNode;
  children: ReactNode;
}

export function SideLink({ ref, href, isHere = false, mark, onOpen, end, children }: SideLinkProps) {
  return (
    <a
      ref={ref}
      className={classes.link}
      href={href}
      aria-current={isHere ? 'page' : undefined}
      onClick={(event) => {
        if (!onOpen || !isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <span className={classes.mark}>{mark}</span>
      <bdi className={classes.name}>{children}</bdi>
      {end}
    </a>
  );
}

export function SideHeading({ children }: { children: ReactNode }) {
  return <h2 className={classes.heading}>{children}</h2>;
}
