import { useRouter } from '@tanstack/react-router';
import { isPlainClick } from '#web/is-plain-click.ts';
import classes from './tab-links.module.css';

interface Props {
  label: string;
  tabs: readonly { key: string; label: string; href: string }[];
  chosen: string;
}

/** Tabs as links: each part of a page has its own address, and the tabs stay mounted. */
export function TabLinks({ label, tabs, chosen }: Props) {
  const router = useRouter();
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ key, label: name, href }) => (
        <a
          key={key}
          className={classes.tab}
          href={href}
          aria-current={key === chosen ? 'page' : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void router.navigate({ href, resetScroll: false });
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
