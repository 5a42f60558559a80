import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCopy, IconEdit, IconLayoutKanban, IconLock, IconPlus, IconTemplate, IconTrash, IconUpload, IconUsers } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Floating } from '#web/ui/floating.tsx';
import type { Space } from '../../space-contract.ts';
import type { BoardPage } from '../board-page-answer.ts';
import { firstAddress, spaceAddress } from './space-address.ts';
import type { SpaceTask } from './space-dialog.tsx';
import classes from './space-menu.module.css';
import { useSpaceActions } from './use-space-actions.ts';

interface Props {
  anchor: HTMLElement;
  page: BoardPage;
  space: Space | undefined;
  onGo: (address: string) => void;
  /** Opens the dialog for a task. */
  onTask: (task: SpaceTask) => void;
  onClose: () => void;
}

/** Menu with all boards and the actions for the current one. */
export function SpaceMenu({ anchor, page, space, onGo, onTask, onClose }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Board');
  const actions = useSpaceActions();
  const { spaces } = page;
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
          <DropdownItem icon={<IconPlus />} onChoose={() => onTask('add')}>
            {t('kanban.space.add')}
          </DropdownItem>
          <DropdownItem icon={<IconUpload />} onChoose={() => onTask('import')}>
            {t('kanban.import.open')}
          </DropdownItem>
        </>
      )}
      {space && (
        <>
          <hr className={classes.line} />
          {rights.update && (
            <>
              <DropdownItem icon={<IconEdit />} onChoose={() => onTask('change')}>
                {t('kanban.space.rename')}
              </DropdownItem>
              <DropdownItem icon={<IconUsers />} onChoose={() => onTask('people')}>
                {t('kanban.space.people')}
              </DropdownItem>
            </>
          )}
          {rights.create && (
            <>
              <DropdownItem icon={<IconCopy />} onChoose={() => onTask('copy')}>
                {t(space.isTemplate ? 'kanban.space.use' : 'kanban.space.copy')}
              </DropdownItem>
              {!space.isTemplate && (
                <DropdownItem icon={<IconTemplate />} onChoose={() => onTask('template')}>
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
  );
}
