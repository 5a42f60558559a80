import { useTranslation } from '#web/i18n.ts';
import { IconLock } from '#web/icons.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import type { Role } from '../../contract.ts';
import { roleTitle } from '../role-title.ts';
import { RightsMatrix } from './rights-matrix.tsx';
import classes from './role-editor.module.css';
import { valuesOf } from './role-values.ts';

interface Props {
  role: Role;
  /** Whether who looks at it may change roles at all. */
  mayUpdate: boolean;
  /** The row of the matrix that is looked for at first. */
  asked?: string | undefined;
  onClose: () => void;
}

/** A role that cannot be changed here, and why not. */
export function RoleView({ role, mayUpdate, asked, onClose }: Props) {
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
