import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCan, useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  IconArrowBackUp,
  IconCalendar,
  IconCircle,
  IconCircleCheck,
  IconStar,
  IconStarFilled,
  IconTag,
  IconTrash,
  IconTrashX,
  IconUser,
  IconX,
} from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ListedTodos } from '../list/use-listed-todos.ts';
import type { TodoPlace } from '../todo-place.ts';
import { findTodos } from '../todo-queries.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import classes from './bulk-bar.module.css';
import { type BulkKind, BulkPanel } from './bulk-panel.tsx';
import { PurgeDialog } from './purge-dialog.tsx';
import type { TodoSelection } from './use-todo-selection.ts';

interface Props {
  place: TodoPlace;
  todos: ListedTodos;
  selection: TodoSelection;
  actions: TodoActions;
}

/** Bulk actions for the selected to-dos, in place of the list header. */
export function BulkBar({ place, todos, selection, actions }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [panel, setPanel] = useState<{ kind: BulkKind; anchor: HTMLElement }>();
  const [isAsking, setAsking] = useState(false);
  const rights = useRights('Todo');
  const mayReadPeople = useCan('read', 'Person');
  const ids = [...selection.ids];
  const count = ids.length;
  const chosen = [...findTodos(queryClient, selection.ids), ...todos.loaded.filter(({ id }) => selection.ids.has(id))];
  const shown = new Map(chosen.map((task) => [task.id, task]));
  const areDone = count > 0 && [...shown.values()].every(({ isCompleted }) => isCompleted);
  const areImportant = count > 0 && [...shown.values()].every(({ isImportant }) => isImportant);
  const all = todos.loaded.filter(({ id }) => id > 0).map(({ id }) => id);
  const areAll = all.length > 0 && all.every((id) => selection.ids.has(id));
  const finish = (run: (ids: readonly number[]) => void) => () => {
    run(ids);
    selection.end();
  };
  const tool = (label: string, icon: ReactNode, run: () => void) => (
    <IconButton label={label} disabled={count === 0} onClick={run}>
      {icon}
    </IconButton>
  );
  const opener = (kind: BulkKind, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      disabled={count === 0}
      aria-haspopup="dialog"
      aria-expanded={panel?.kind === kind}
      onClick={(event) => setPanel({ kind, anchor: event.currentTarget })}
    >
      {icon}
    </IconButton>
  );
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('todo.bulk.name')}>
      <h1 className="visually-hidden">{t('todo.bulk.name')}</h1>
      <label className={classes.all}>
        <input
          type="checkbox"
          aria-label={t('todo.bulk.all')}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !areAll;
          }}
          checked={areAll}
          onChange={() => selection.set(areAll ? ids : all, !areAll)}
        />
        <span aria-live="polite">{t('todo.bulk.count', { count })}</span>
      </label>
      <div className={classes.tools}>
        {place.filter === 'deleted' ? (
          <>
            {rights.update && tool(t('common.restore'), <IconArrowBackUp />, finish(actions.restore))}
            {rights.delete && tool(t('common.deleteForever'), <IconTrashX />, () => setAsking(true))}
          </>
        ) : (
          <>
            {tool(
              t(areDone ? 'todo.act.open' : 'todo.act.complete'),
              areDone ? <IconCircle /> : <IconCircleCheck />,
              finish(() => actions.complete(ids, !areDone)),
            )}
            {tool(
              t(areImportant ? 'todo.act.unimportant' : 'todo.act.important'),
              areImportant ? <IconStarFilled /> : <IconStar />,
              finish(() => actions.star(ids, !areImportant)),
            )}
            {opener('tag', t('todo.bulk.tag'), <IconTag />)}
            {mayReadPeople && opener('assign', t('todo.bulk.assign'), <IconUser />)}
            {opener('due', t('todo.bulk.due'), <IconCalendar />)}
            {rights.delete && tool(t('common.delete'), <IconTrash />, finish(actions.remove))}
          </>
        )}
        <IconButton label={t('todo.bulk.end')} onClick={selection.end}>
          <IconX />
        </IconButton>
      </div>
      {panel && (
        <BulkPanel
          kind={panel.kind}
          anchor={panel.anchor}
          chosen={[...shown.values()]}
          onChange={(change, message) => {
            setPanel(undefined);
            actions.change(ids, change, message);
          }}
          onClose={() => setPanel(undefined)}
        />
      )}
      {isAsking && <PurgeDialog count={count} onPurge={finish(actions.purge)} onClose={() => setAsking(false)} />}
    </div>
  );
}
