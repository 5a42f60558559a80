import { useQueryClient } from '@tanstack/react-query';
import { useRights } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp, IconEdit, IconTrash } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { deleteMailLabel, type MailLabel, moveMailLabel, restoreMailLabel } from '../../labels-contract.ts';
import { toErrorText } from '../settings/to-error-text.ts';
import { useRemoval } from '../settings/use-removal.ts';

interface Props {
  label: MailLabel;
  /** Number of custom labels. */
  count: number;
  onEdit: () => void;
}

export function OwnLabelItems({ label, count, onEdit }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const rights = useRights('Email');
  const removeWithUndo = useRemoval();
  const params = { id: label.id };
  const move = async (by: 1 | -1): Promise<void> => {
    try {
      await call(moveMailLabel, { params, body: { position: label.position + by } });
    } catch (error) {
      toast({ message: toErrorText(t, error), tone: 'error', action: { label: t('email.tryAgain'), run: () => void move(by) } });
    }
    await queryClient.invalidateQueries({ queryKey: ['email', 'labels'] });
  };
  const remove = () =>
    void removeWithUndo({
      // Its emails lose it too.
      queryKey: ['email'],
      said: t('email.ownLabels.deleted', { label: label.name }),
      remove: () => call(deleteMailLabel, { params }),
      restore: () => call(restoreMailLabel, { params }),
    });
  const icon = { size: 18, stroke: 1.75 };
  return (
    <>
      {rights.update && (
        <DropdownItem icon={<IconEdit {...icon} />} onChoose={onEdit}>
          {t('email.ownLabels.edit')}
        </DropdownItem>
      )}
      {rights.update && label.position > 1 && (
        <DropdownItem icon={<IconArrowUp {...icon} />} onChoose={() => void move(-1)}>
          {t('email.ownLabels.up')}
        </DropdownItem>
      )}
      {rights.update && label.position < count && (
        <DropdownItem icon={<IconArrowDown {...icon} />} onChoose={() => void move(1)}>
          {t('email.ownLabels.down')}
        </DropdownItem>
      )}
      {rights.delete && (
        <DropdownItem icon={<IconTrash {...icon} />} isDanger onChoose={remove}>
          {t('email.ownLabels.delete')}
        </DropdownItem>
      )}
    </>
  );
}
