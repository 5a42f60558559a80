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
  /** Whether who looks at it may change roles at all. */
  mayUpdate: boolean;
  /** The row of the matrix that is looked for at first. */
  asked?: string | undefined;
  onClose: () => void;
}

/** A role that cannot be changed here, and why not. */
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
