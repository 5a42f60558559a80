import { useTranslation } from '#web/i18n.ts';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { billingLabel } from '../billing-label.ts';
import { planLabel } from '../plan-label.ts';
import { useRoles } from '../use-roles.ts';
import type { UserValues } from './user-values.ts';

interface Props {
  base: UserValues;
  mine: UserValues;
  theirs: UserValues;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows a user as two people left them at once. */
export function UserConflict(props: Props) {
  const { t } = useTranslation();
  const { titleOf } = useRoles();
  const text = (values: UserValues, name: keyof UserValues): string => {
    if (name === 'role') return titleOf(values.role);
    if (name === 'currentPlan') return planLabel(t, values.currentPlan);
    if (name === 'billing') return billingLabel(t, values.billing);
    if (name === 'status') return t(`users.status.${values.status}`);
    if (name === 'avatarColor') return t(`users.colour.${values.avatarColor}`);
    return values[name];
  };
  return <RecordConflict {...props} labelOf={(name) => t(`users.field.${name}`)} textOf={text} />;
}
