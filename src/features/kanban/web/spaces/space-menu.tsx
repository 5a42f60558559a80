import { Suspense, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCopy, IconEdit, IconLayoutKanban, IconLock, IconPlus, IconTemplate, IconTrash, IconUpload, IconUsers } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Floating } from '#web/ui/floating.tsx';
import type { Space } from '../../space-contract.ts';
import type { BoardPage } from '../board-page-answer.ts';
import { firstAddress, spaceAddress } from './space-address.ts';
import classes from './space-menu.module.css';
import type { SpaceTask } from './space-task.ts';
import { useSpaceActions } from './use-space-actions.ts';

const SpaceDialog = lazyPart(() => import('./space-dialog.tsx').then((module) => module.SpaceDialog));
const ImportDialog = lazyPart(() => import('../import/import-dialog.tsx').then((module) => module.ImportDialog));

interface Props {
  /** Null while the menu is closed; what it began stays open. */
  anchor: HTMLElement | null;
  page: BoardPage;
  space: Space | undefined;
  onGo: (address: string) => void;
  onClose: () => void;
}

/** The boards that there are, and what can be done with the one that is shown. */
export function SpaceMenu({ anchor, page, space, onGo, onClose }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Board');
  const actions = useSpaceActions();
  const [task, setTask] = useState<SpaceTask>();
  const { spaces, people } = page;
  const go = (to: Space) => onGo(spaceAddress(spaces, to.id));
  const remove = async (gone: Space) => {
    onGo(firstAddress);
    await actions.remove(gone);
  };
  const entry = (one: Space) => (
    <DropdownItem
      key={one.id}
      chosen={one.id === space?.id}
      icon={one.visibility === 'people' ? <IconLock /> : one.isTemplate ? <IconTemplate /> : <IconLayoutKanban />}
      onChoose={() => go(one)}
    >
      <bdi>{one.name}</bdi>
    </DropdownItem>
  );
  const templates = spaces.filter(({ isTemplate }) => isTemplate);
  return (
    <>
      {anchor && (
        <Floating anchor={anchor} align="start" role="menu" label={t('kanban.space.switch')} onClose={onClose}>
          {spaces.filter(({ isTemplate }) => !isTemplate).map(entry)}
          {templates.length > 0 && (
            <>
              <div className={classes.head}>{t('kanban.space.templates')}</div>
              {templates.map(entry)}
            </>
          )}
          <hr className={classes.line} />
          {rights.create && (
            <>
              <DropdownItem icon={<IconPlus />} onChoose={() => setTask('add')}>
                {t('kanban.space.add')}
              </DropdownItem>
              <DropdownItem icon={<IconUpload />} onChoose={() => setTask('import')}>
                {t('kanban.import.open')}
              </DropdownItem>
            </>
          )}
          {space && (
            <>
              <hr className={classes.line} />
              {rights.update && (
                <>
                  <DropdownItem icon={<IconEdit />} onChoose={() => setTask('change')}>
                    {t('kanban.space.rename')}
                  </DropdownItem>
                  <DropdownItem icon={<IconUsers />} onChoose={() => setTask('people')}>
                    {t('kanban.space.people')}
                  </DropdownItem>
                </>
              )}
              {rights.create && (
                <>
                  <DropdownItem icon={<IconCopy />} onChoose={() => setTask('copy')}>
                    {t(space.isTemplate ? 'kanban.space.use' : 'kanban.space.copy')}
                  </DropdownItem>
                  {!space.isTemplate && (
                    <DropdownItem icon={<IconTemplate />} onChoose={() => setTask('template')}>
                      {t('kanban.space.asTemplate')}
                    </DropdownItem>
                  )}
                </>
              )}
              {rights.delete && (
                <DropdownItem icon={<IconTrash />} isDanger onChoose={() => void remove(space)}>
                  {t('kanban.space.delete')}
                </DropdownItem>
              )}
            </>
          )}
        </Floating>
      )}
      <Suspense fallback={null}>
        {task === 'import' && <ImportDialog onDone={(id) => onGo(`${firstAddress}/${id}`)} onClose={() => setTask(undefined)} />}
        {task && task !== 'import' && (
          <SpaceDialog
            task={task}
            space={task === 'add' ? undefined : space}
            people={people}
            actions={actions}
            onDone={(id) => onGo(`${firstAddress}/${id}`)}
            onClose={() => setTask(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
