import { Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconBookmark, IconBookmarkFilled } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { MenuPage } from '#web/menu-page.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsIdle } from '#web/use-is-idle.ts';
import classes from './bookmark-bar.module.css';
import { keptLinks } from './kept-links.ts';

const Floating = lazyPart(() => import('#web/ui/floating.tsx').then((module) => module.Floating));
const BookmarkPanel = lazyPart(() => import('./bookmark-panel.tsx').then((module) => module.BookmarkPanel));
const BookmarkReader = lazyPart(() => import('./bookmark-reader.tsx').then((module) => module.BookmarkReader));

/** Number of icons in the navbar; the others are in the panel. */
const maxIcons = 10;

interface Props {
  /** Menu pages the user can open. */
  pages: readonly MenuPage[];
  /** The open page, if it is in the menu. */
  current: MenuPage | undefined;
}

/** Bookmarks in the navbar, cached in this browser until they are loaded, and a button that shows all. */
export function BookmarkBar({ pages, current }: Props) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isAtRest = useIsIdle();
  const [isWanted, want] = useState(false);
  const [links, setLinks] = useState(keptLinks);
  const marked = links.flatMap((link) => pages.find(({ href }) => href === link) ?? []);
  const prepare = () => {
    want(true);
    void Floating.preload();
    void BookmarkPanel.preload();
  };
  return (
    <div className={classes.place}>
      <nav className={classes.icons} aria-label={t('shell.bookmarks.title')}>
        {marked.slice(0, maxIcons).map(({ href, label, Icon }) => (
          <a
            key={href}
            href={href}
            className={classes.link}
            title={t(label)}
            aria-label={t(label)}
            aria-current={href === current?.href ? 'page' : undefined}
          >
            <Icon size={20} aria-hidden="true" />
          </a>
        ))}
      </nav>
      <IconButton
        label={t('shell.bookmarks.title')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {current && links.includes(current.href) ? <IconBookmarkFilled /> : <IconBookmark />}
      </IconButton>
      <Suspense fallback={null}>
        {(isAtRest || isWanted || anchor) && <BookmarkReader current={current} onRead={setLinks} />}
        {anchor && (
          <Floating anchor={anchor} role="dialog" label={t('shell.bookmarks.title')} align="end" onClose={() => setAnchor(undefined)}>
            <BookmarkPanel pages={pages} current={current} onClose={() => setAnchor(undefined)} />
          </Floating>
        )}
      </Suspense>
    </div>
  );
}
