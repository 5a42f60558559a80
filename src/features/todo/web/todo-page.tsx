import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useObjectName } from '#web/page-title.ts';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { useInlineSize } from '#web/use-inline-size.ts';
import { useTodoSelection } from './bulk/use-todo-selection.ts';
import { UnknownTodos } from './list/empty-todos.tsx';
import { type ListHandle, TodoList } from './list/todo-list.tsx';
import '#web/fills-window.css';
import classes from './todo-page.module.css';
import { dayFilter, type TodoPlace } from './todo-place.ts';
import { newestPage, todoPageQuery } from './todo-queries.ts';
import { TodoSidebar } from './todo-sidebar.tsx';
import { useTodoActions } from './use-todo-actions.ts';
import { useTodoLocation } from './use-todo-location.ts';

const MyDay = lazyPart(() => import('./day/my-day.tsx').then(({ MyDay }) => MyDay));
const TodoDrawer = lazyPart(() => import('./drawer/todo-drawer.tsx').then(({ TodoDrawer }) => TodoDrawer));

/** Card width in pixels from which filters and tags have a column. */
const sidebarFrom = 760;
const everything: TodoPlace = { filter: null, tag: null, q: '', sort: 'latest' };

/** To-do page: filters and tags, a list, and the drawer. */
export function TodoPage() {
  const { t } = useTranslation();
  const location = useTodoLocation();
  const { place, open, go } = location;
  const card = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  const list = useRef<ListHandle>(null);
  const width = useInlineSize(card);
  const selection = useTodoSelection(place);
  const actions = useTodoActions();
  const rights = useRights('Todo');
  const queryClient = useQueryClient();
  const isDay = place?.filter === dayFilter;
  const { data } = useQuery({ ...todoPageQuery(place && !isDay ? place : everything, 1), enabled: place !== null });
  const page = data ?? newestPage(queryClient);
  const title = place?.tag ?? t(`todo.filter.${place?.filter ?? 'all'}`);
  useObjectName(place?.tag == null && place?.filter == null ? undefined : title, t('menu.todo'));

  // Returns focus to the row after its to-do is closed.
  const lastOpen = useRef(open);
  useEffect(() => {
    const was = lastOpen.current;
    if (typeof was === 'number' && open === undefined) list.current?.focusTodo(was);
    lastOpen.current = open;
  }, [open]);

  const hasSidebar = width >= sidebarFrom;
  const show = (target: TodoPlace, to?: { open: 'new' }) => {
    drawer.current?.close();
    go(target, to);
  };
  const add = rights.create ? () => show(place ?? everything, { open: 'new' }) : undefined;
  const sidebar = <TodoSidebar place={place} page={page} onOpen={show} onAdd={add} />;
  return (
    <div ref={card} className={classes.card} data-fills="height" data-sidebar={hasSidebar || undefined}>
      {hasSidebar ? (
        <aside className={classes.sidebar}>{sidebar}</aside>
      ) : (
        <SideDrawer ref={drawer} label={t('todo.places')}>
          {sidebar}
        </SideDrawer>
      )}
      {place && isDay ? (
        <Suspense fallback={null}>
          <MyDay
            place={place}
            actions={actions}
            onOpen={(id) => go(place, { open: id })}
            onPlaces={hasSidebar ? undefined : () => drawer.current?.showModal()}
          />
        </Suspense>
      ) : place ? (
        <TodoList
          place={place}
          location={location}
          title={title}
          selection={selection}
          actions={actions}
          onPlaces={hasSidebar ? undefined : () => drawer.current?.showModal()}
          handle={list}
        />
      ) : (
        <UnknownTodos onAll={() => go(everything)} />
      )}
      <Suspense fallback={null}>
        {place && open !== undefined && (open !== 'new' || rights.create) && (
          <TodoDrawer key={open} id={open === 'new' ? null : open} place={place} actions={actions} onClose={() => go(place)} />
        )}
      </Suspense>
    </div>
  );
}
