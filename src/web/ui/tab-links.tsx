import { useRouter } from '@tanstack/react-router';
import { isPlainClick } from '#web/is-plain-click.ts';
import classes from './tab-links.module.css';

interface Props {
  label: string;
  tabs: readonly { key: string; label: string; href: string }[];
  chosen: string;
}

/** The ways to the parts of a page. Each has an address; the tabs stay where they are. */
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
