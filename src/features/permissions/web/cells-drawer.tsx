import { Suspense } from 'react';
import { CellsMatrix } from '#features/roles/web/public-api.ts';
import { useTranslation } from '#web/i18n.ts';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { useDraftForm } from '#web/use-draft-form.ts';
import type { Permission } from '../contract.ts';
import classes from './permissions-page.module.css';
import type { PermissionActions } from './use-permission-actions.ts';

type Values = Pick<Permission, 'cells'>;

interface Props {
  permission: Permission;
  actions: PermissionActions;
  onClose: () => void;
}

/** Edits which cells of the role matrix a permission represents. */
export function CellsDrawer({ permission, actions, onClose }: Props) {
  const { t } = useTranslation();
  const form = useDraftForm<Values, Permission>({
    storageKey: 'atrium.permissions.draft',
    draftKey: String(permission.id),
    record: permission,
    begun: permission,
    valuesOf: ({ cells }) => ({ cells }),
    versionOf: () => 0,
    isSame: (some, others) => cellsText(some) === cellsText(others),
    fieldOf: () => 'cells',
  });
  const submit = async () => {
    if (!form.isChanged) return onClose();
    if (await form.send(() => actions.link(permission, form.values.cells))) onClose();
  };
  return (
    <FormDrawer
      title={t('permissions.linkTitle', { name: permission.name })}
      isWide
      form={form}
      submitLabel={t('common.save')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={classes.about}>{t('permissions.linkText')}</p>
      <Suspense fallback={null}>
        <CellsMatrix cells={form.values.cells} onChange={(cells) => form.change({ cells })} />
      </Suspense>
    </FormDrawer>
  );
}

function cellsText({ cells }: Values): string {
  return cells
    .map(({ action, subject }) => `${action} ${subject}`)
    .sort()
    .join();
}
