import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconShieldCheck } from '#web/icons.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { PaneFace } from '#web/ui/pane-face.tsx';
import type { Role } from '../../contract.ts';
import type { RoleActions } from '../use-role-actions.ts';
import { RoleEditor } from './role-editor.tsx';
import { RoleView } from './role-view.tsx';

interface Props {
  /** Missing for a new one. */
  role?: Role | undefined;
  /** What a new one is a copy of. */
  from?: Role | undefined;
  /** The address names a role that is not there. */
  isUnknown?: boolean;
  actions: RoleActions;
  /** The row of the matrix that is looked for at first. */
  asked?: string | undefined;
  onClose: () => void;
}

/** A role with its matrix: to be changed, or only to be read where it is locked or may more than who looks at it. */
export function RoleDrawer({ role, from, isUnknown = false, actions, asked, onClose }: Props) {
  const { t } = useTranslation();
  const { update } = useRights('Role');
  if (isUnknown) {
    return (
      <Dialog kind="panel" title={t('roles.view')} onClose={onClose}>
        <PaneFace icon={<IconShieldCheck />} title={t('roles.unknown')} action={{ label: t('ui.close'), run: onClose }} />
      </Dialog>
    );
  }
  if (role && (role.isLocked || !role.isGrantable || !update))
    return <RoleView role={role} mayUpdate={update} asked={asked} onClose={onClose} />;
  return <RoleEditor role={role ?? null} from={from} actions={actions} asked={asked} onClose={onClose} />;
}
