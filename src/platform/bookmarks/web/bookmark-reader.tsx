import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import type { MenuPage } from '#web/menu-page.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { bookmarkQuery } from './bookmark-query.ts';
import { keepLinks } from './kept-links.ts';
import { useBookmarkActions } from './use-bookmark-actions.ts';

/** Loads the bookmarks for the navbar, and registers the shortcut that bookmarks the open page. */
export function BookmarkReader({ current, onRead }: { current: MenuPage | undefined; onRead: (links: string[]) => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(bookmarkQuery);
  const shown = useShown(bookmarkQuery, data);
  const { set } = useBookmarkActions();
  useEffect(() => {
    if (shown) onRead(shown.bookmarks.map(({ link }) => link));
  }, [shown, onRead]);
  useEffect(() => {
    if (data) keepLinks(data.bookmarks.map(({ link }) => link));
  }, [data]);
  const item = shown?.suggestions.find(({ link }) => link === current?.href);
  useShortcuts([
    {
      keys: 'Shift+B',
      label: t(item?.isBookmarked ? 'shell.bookmarks.remove' : 'shell.bookmarks.add'),
      when: item !== undefined,
      run: () => current && item && void set(item.id, !item.isBookmarked, t(current.label)),
    },
  ]);
  return null;
}
