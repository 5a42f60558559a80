import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconLock, IconShieldCheck } from '#web/icons.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import type { Role } from '../../contract.ts';
import { roleTitle } from '../role-title.ts';
import type { RoleActions } from '../use-role-actions.ts';
import { RightsMatrix } from './rights-matrix.tsx';
import classes from './role-editor.module.css';
import { RoleEditor } from './role-editor.tsx';
import { valuesOf } from './role-values.ts';

interface Props {
  /** Omit for a new role. */
  role?: Role | undefined;
  /** The role a new one copies. */
  from?: Role | undefined;
  /** The URL names a role that doesn't exist. */
  isUnknown?: boolean;
  actions: RoleActions;
  /** The row to scroll to initially. */
  asked?: string | undefined;
  onClose: () => void;
}

/** A role with its matrix; read-only when it is locked or exceeds the user's permissions. */
export function RoleDrawer({ role, from, isUnknown = false, actions, asked, onClose }: Props) {
  const { t } = useTranslation();
  const { update } = useRights('Role');
  if (isUnknown) {
    return (
      <Dialog kind="panel" title={t('roles.view')} onClose={onClose}>
        <PaneMessage icon={<IconShieldCheck />} title={t('roles.unknown')} action={{ label: t('ui.close'), run: onClose }} />
      </Dialog>
    );
  }
  if (role && (role.isLocked || !role.isGrantable || !update))
    return <RoleView role={role} mayUpdate={update} asked={asked} onClose={onClose} />;
  return <RoleEditor role={role ?? null} from={from} actions={actions} asked={asked} onClose={onClose} />;
}

interface RoleViewProps {
  role: Role;
  /** Whether the user can edit roles at all. */
  mayUpdate: boolean;
  /** The row to scroll to initially. */
  asked?: string | undefined;
  onClose: () => void;
}

/** A read-only role with an explanation. */
function RoleView({ role, mayUpdate, asked, onClose }: RoleViewProps) {
  const { t } = useTranslation();
  const why = role.isLocked
    ? role.name === 'client'
      ? 'roles.lockedClient'
      : 'roles.lockedAdmin'
    : mayUpdate
      ? 'roles.tooMuch'
      : 'roles.readOnly';
  return (
    <Dialog kind="panel" title={roleTitle(t, role)} onClose={onClose}>
      <div className={classes.body}>
        <InfoNote icon={<IconLock size={18} aria-hidden="true" />}>{t(why)}</InfoNote>
        <RightsMatrix values={valuesOf(role)} asked={asked} />
      </div>
    </Dialog>
  );
}
