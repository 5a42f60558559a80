import type { ReactNode } from 'react';
import { useRights } from '#web/ability.ts';
import { BulkAction } from '#web/data-table/bulk-action.tsx';
import type { TableSelection } from '#web/data-table/use-table-selection.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCircleCheck, IconCreditCard, IconSend, IconShieldCheck, IconTrash } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { userPlans, userStatuses } from '../../contract.ts';
import type { Roles } from '../use-roles.ts';
import type { UserActions, UserChange } from '../use-user-actions.ts';
import { planLabel } from '../user-labels.ts';

interface Props {
  selection: TableSelection<number>;
  roles: Roles;
  actions: UserActions;
  onDelete: (ids: readonly number[]) => void;
}

export function UserBulkTools({ selection, roles, actions, onDelete }: Props) {
  const { t } = useTranslation();
  const rights = useRights('User');
  const ids = [...selection.keys];
  const change = (given: UserChange, value: string) => {
    actions.change(ids, given, (count) => t('users.done.changed', { count, value }));
    selection.clear();
  };
  return (
    <>
      {rights.update && (
        <>
          <BulkMenu
            label={t('users.field.role')}
            icon={<IconShieldCheck size={18} />}
            options={roles.all.filter(({ isGrantable }) => isGrantable)}
            onChoose={({ value, label }) => change({ role: value }, label)}
          />
          <BulkMenu
            label={t('users.field.currentPlan')}
            icon={<IconCreditCard size={18} />}
            options={userPlans.map((plan) => ({ value: plan, label: planLabel(t, plan) }))}
            onChoose={({ value, label }) => change({ currentPlan: value }, label)}
          />
          <BulkMenu
            label={t('users.field.status')}
            icon={<IconCircleCheck size={18} />}
            options={userStatuses.map((status) => ({ value: status, label: t(`users.status.${status}`) }))}
            onChoose={({ value, label }) => change({ status: value }, label)}
          />
          <BulkAction
            label={t('users.act.invite')}
            icon={<IconSend size={18} />}
            onClick={() => {
              actions.invite(ids);
              selection.clear();
            }}
          />
        </>
      )}
      {rights.delete && <BulkAction label={t('common.delete')} icon={<IconTrash size={18} />} onClick={() => onDelete(ids)} />}
    </>
  );
}

interface BulkMenuProps<Value extends string> {
  label: string;
  icon: ReactNode;
  options: readonly { value: Value; label: string }[];
  onChoose: (option: { value: Value; label: string }) => void;
}

/** A bulk action that sets one of a few values. */
function BulkMenu<Value extends string>({ label, icon, options, onChoose }: BulkMenuProps<Value>) {
  return (
    <PopupMenu
      label={label}
      trigger={(attributes) => <BulkAction label={label} icon={icon} {...attributes} />}
      items={() =>
        options.map((option) => (
          <DropdownItem key={option.value} onChoose={() => onChoose(option)}>
            {option.label}
          </DropdownItem>
        ))
      }
    />
  );
}
