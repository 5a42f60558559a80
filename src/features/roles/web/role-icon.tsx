import { IconCrown, IconEdit, IconSettings, IconShieldCheck, IconSignature, IconUser, IconUserCheck } from '#web/icons.ts';
import classes from './role-icon.module.css';

const icons: Record<string, typeof IconUser> = {
  admin: IconCrown,
  maintainer: IconSettings,
  editor: IconEdit,
  author: IconSignature,
  subscriber: IconUser,
  client: IconUserCheck,
};

/** The sign of a role, in its colour. */
export function RoleIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? IconShieldCheck;
  return (
    <span className={classes.icon} data-role={name} aria-hidden="true">
      <Icon size={20} />
    </span>
  );
}
