import type { Rights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCopy, IconDots, IconEdit, IconEye, IconLock, IconTrash } from '#web/icons.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import iconButton from '#web/ui/icon-button.module.css';
import type { Role } from '../contract.ts';
import classes from './role-card.module.css';
import { RoleIcon } from './role-icon.tsx';
import { RolePeople } from './role-people.tsx';
import { RoleRights } from './role-rights.tsx';
import { roleTitle } from './role-title.ts';

interface Props {
  role: Role;
  rights: Rights;
  /** Whether it lacks what is asked about. */
  isFaint?: boolean;
  onOpen: () => void;
  onClone: () => void;
  onDelete: () => void;
  onAsk: ((person: Role['people'][number]) => void) | undefined;
}

/** A role: what it may do in a few words, and who has it. */
export function RoleCard({ role, rights, isFaint = false, onOpen, onClone, onDelete, onAsk }: Props) {
  const { t } = useTranslation();
  const title = roleTitle(t, role);
  const mayEdit = rights.update && !role.isLocked && role.isGrantable;
  return (
    <li className={classes.card} data-faint={isFaint || undefined}>
      <div className={classes.head}>
        <RoleIcon name={role.name} />
        <div className={classes.words}>
          <h2 className={classes.title}>
            <button type="button" className={classes.open} onClick={onOpen} dir="auto">
              {title}
            </button>
          </h2>
          <p className={classes.kind}>
            {role.isLocked && <IconLock size={14} aria-hidden="true" />}
            {t(role.isLocked ? 'roles.locked' : role.isBuiltIn ? 'roles.builtInMark' : 'roles.ownMark')}
          </p>
        </div>
        <Dropdown label={t('roles.actionsOf', { role: title })} button={<IconDots size={18} />} buttonClassName={iconButton.button}>
          <DropdownItem icon={mayEdit ? <IconEdit /> : <IconEye />} onChoose={onOpen}>
            {t(mayEdit ? 'roles.edit' : 'roles.view')}
          </DropdownItem>
          {rights.create && role.isGrantable && (
            <DropdownItem icon={<IconCopy />} onChoose={onClone}>
              {t('roles.clone')}
            </DropdownItem>
          )}
          {rights.delete && !role.isBuiltIn && role.isGrantable && (
            <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
              {t('roles.delete')}
            </DropdownItem>
          )}
        </Dropdown>
      </div>
      <RoleRights rules={role.rules} />
      <RolePeople role={role} title={title} onAsk={onAsk} />
    </li>
  );
}
