import { Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown, IconLock, IconTemplate } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { BoardPage } from '../board-page-answer.ts';
import { firstAddress } from './space-address.ts';
import type { SpaceTask } from './space-dialog.tsx';
import classes from './space-switcher.module.css';

const SpaceMenu = lazyPart(() => import('./space-menu.tsx').then((module) => module.SpaceMenu));
const SpaceDialog = lazyPart(() => import('./space-dialog.tsx').then((module) => module.SpaceDialog));
const ImportDialog = lazyPart(() => import('../import/import-dialog.tsx').then((module) => module.ImportDialog));

interface Props {
  page: BoardPage | undefined;
  onGo: (address: string) => void;
}

/** Shows the current board's name and switches to other boards. */
export function SpaceSwitcher({ page, onGo }: Props) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [task, setTask] = useState<SpaceTask>();
  const space = page?.spaces.find(({ id }) => id === page.spaceId);
  const endTask = () => setTask(undefined);
  const goToNew = (id: number) => onGo(`${firstAddress}/${id}`);
  return (
    <>
      <h1 className={classes.title}>
        <button
          type="button"
          className={classes.button}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          title={t('kanban.space.switch')}
          disabled={!page}
          onPointerEnter={() => void SpaceMenu.preload()}
          onFocus={() => void SpaceMenu.preload()}
          onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
        >
          {space?.visibility === 'people' && <IconLock size={18} aria-label={t('kanban.space.private')} role="img" />}
          {space?.isTemplate && <IconTemplate size={18} aria-label={t('kanban.space.template')} role="img" />}
          <bdi className={classes.name}>{space?.name ?? t('menu.kanban')}</bdi>
          <IconChevronDown size={18} aria-hidden="true" />
        </button>
      </h1>
      <Suspense fallback={null}>
        {page && anchor && (
          <SpaceMenu anchor={anchor} page={page} space={space} onGo={onGo} onTask={setTask} onClose={() => setAnchor(undefined)} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {task === 'import' && <ImportDialog onDone={goToNew} onClose={endTask} />}
        {page && task && task !== 'import' && (
          <SpaceDialog task={task} space={task === 'add' ? undefined : space} people={page.people} onDone={goToNew} onClose={endTask} />
        )}
      </Suspense>
    </>
  );
}
