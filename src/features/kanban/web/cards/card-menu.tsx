import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArchive, IconArrowsMove, IconEdit, IconTrash } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Floating } from '#web/ui/floating.tsx';

interface Props {
  anchor: HTMLElement;
  title: string;
  onOpen: () => void;
  onMove: () => void;
  onArchive: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** What can be done with a card. */
export function CardMenu({ anchor, title, onOpen, onMove, onArchive, onDelete, onClose }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Board');
  return (
    <Floating anchor={anchor} role="menu" label={t('kanban.card.actions', { title })} onClose={onClose}>
      <DropdownItem icon={<IconEdit />} onChoose={onOpen}>
        {t('kanban.card.open')}
      </DropdownItem>
      {rights.update && (
        <>
          <DropdownItem icon={<IconArrowsMove />} onChoose={onMove}>
            {t('kanban.move.to')}
          </DropdownItem>
          <DropdownItem icon={<IconArchive />} onChoose={onArchive}>
            {t('kanban.card.archive')}
          </DropdownItem>
        </>
      )}
      {rights.delete && (
        <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
          {t('kanban.card.delete')}
        </DropdownItem>
      )}
    </Floating>
  );
}
