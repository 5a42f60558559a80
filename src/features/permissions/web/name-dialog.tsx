import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useNameForm } from '#web/use-name-form.ts';
import type { Permission } from '../contract.ts';
import type { PermissionActions } from './use-permission-actions.ts';

const longestName = 120;

interface Props {
  /** Null for a new one. */
  permission: Permission | null;
  actions: PermissionActions;
  onClose: () => void;
}

export function NameDialog({ permission, actions, onClose }: Props) {
  const { t } = useTranslation();
  const { form, field } = useNameForm({
    begun: permission?.name ?? '',
    async send(name) {
      if (!permission) await actions.add(name);
      else if (name !== permission.name) await actions.rename(permission, name);
    },
    onClose,
  });
  return (
    <DialogForm
      {...form}
      title={t(permission ? 'permissions.rename' : 'permissions.add')}
      submitLabel={t(permission ? 'common.save' : 'permissions.add')}
    >
      <TextField {...field} label={t('common.name')} hint={permission ? undefined : t('permissions.newHint')} maxLength={longestName} />
    </DialogForm>
  );
}
