import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PageItem } from '#contract/page-item.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconBookmark, IconBookmarkFilled, IconX } from '#web/icons.ts';
import type { MenuPage } from '#web/menu-page.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { besides, type RowOrder, stepped } from '#web/row-order.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { OrderHandle } from '#web/ui/order-handle.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import classes from './bookmark-panel.module.css';
import { bookmarkQuery } from './bookmark-query.ts';
import { useBookmarkActions } from './use-bookmark-actions.ts';

interface Props {
  pages: readonly MenuPage[];
  current: MenuPage | undefined;
  onClose: () => void;
}

/** All bookmarks in order, the open page, and all other pages to bookmark. */
export function BookmarkPanel({ pages, current, onClose }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useState('');
  const { data, error, isFetching, refetch } = useQuery(bookmarkQuery);
  const shown = useShown(bookmarkQuery, data);
  const { set, move } = useBookmarkActions();

  if (!shown)
    return (
      <div className={classes.panel}>
        {error && !isFetching ? (
          <ErrorState title={t('bookmarks.loadFailed')} text={t('table.offline')} onTryAgain={() => void refetch()} />
        ) : (
          <Spinner />
        )}
      </div>
    );
  const pageOf = ({ link }: PageItem) => pages.find(({ href }) => href === link);
  const nameOf = (item: PageItem) => t(pageOf(item)?.label ?? '', { defaultValue: item.title });
  const bookmarks = shown.bookmarks.filter(pageOf);
  const here = shown.suggestions.find(({ link }) => link === current?.href);
  const words = plainLetters(typed);
  const found = shown.suggestions.filter(
    (item) => pageOf(item) && (plainLetters(nameOf(item)).includes(words) || plainLetters(item.title).includes(words)),
  );
  const ids = bookmarks.map(({ id }) => id);
  const put = (changed: readonly number[], id: number): number => {
    const item = bookmarks.find((one) => one.id === id);
    const before = ids[ids.indexOf(id) + 1] ?? null;
    const next = changed[changed.indexOf(id) + 1] ?? null;
    if (item && next !== before) void move(id, next, before, nameOf(item));
    return changed.indexOf(id) + 1;
  };
  const order: RowOrder = {
    ...{ group: 'bookmarks', ids },
    step: (id, by) => put(stepped(ids, id, by), id),
    drop: (id, onto, edge) => put(besides(ids, id, onto, edge), id),
  };
  const row = (item: PageItem, isOrdered: boolean) => {
    const page = pageOf(item);
    const name = nameOf(item);
    return (
      <li key={item.id} className={classes.row} data-row>
        {isOrdered && <OrderHandle id={item.id} name={name} order={order} />}
        <a href={item.link} className={classes.link} onClick={onClose}>
          {page && <page.Icon size={18} aria-hidden="true" />}
          <span>{name}</span>
        </a>
        {isOrdered ? (
          <IconButton label={t('bookmarks.remove', { name })} onClick={() => void set(item.id, false, name)}>
            <IconX />
          </IconButton>
        ) : (
          <IconButton
            label={t(item.isBookmarked ? 'bookmarks.remove' : 'bookmarks.add', { name })}
            onClick={() => void set(item.id, !item.isBookmarked, name)}
          >
            {item.isBookmarked ? <IconBookmarkFilled /> : <IconBookmark />}
          </IconButton>
        )}
      </li>
    );
  };
  return (
    <div className={classes.panel}>
      <div className={classes.search}>
        <SearchField q={typed} onSearch={type} inputRef={input} label={t('bookmarks.search')} clearLabel={t('table.clearSearch')} />
      </div>
      {typed ? (
        <ul className={classes.list} aria-label={t('bookmarks.pages')}>
          {found.map((item) => row(item, false))}
          {found.length === 0 && <li className={classes.none}>{t('bookmarks.nothing', { q: typed })}</li>}
        </ul>
      ) : bookmarks.length === 0 ? (
        <p className={classes.none}>{t('bookmarks.none')}</p>
      ) : (
        <ol className={classes.list}>{bookmarks.map((item) => row(item, true))}</ol>
      )}
      {here && !here.isBookmarked && (
        <div className={classes.here}>
          <Button look="outline" wide onClick={() => void set(here.id, true, nameOf(here))}>
            <IconBookmark size={16} aria-hidden="true" />
            {t('bookmarks.add', { name: nameOf(here) })}
          </Button>
        </div>
      )}
    </div>
  );
}
