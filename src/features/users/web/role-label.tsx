import { IconCrown, IconEdit, IconSettings, IconShieldCheck, IconSignature, IconUser } from '#web/icons.ts';
import classes from './role-label.module.css';

const icons: Record<string, typeof IconUser> = {
  admin: IconCrown,
  maintainer: IconSettings,
  editor: IconEdit,
  author: IconSignature,
  subscriber: IconUser,
};

export function RoleLabel({ name, title }: { name: string; title: string }) {
  const Icon = icons[name] ?? IconShieldCheck;
  return (
    <span className={classes.role} data-role={name}>
      <Icon size={18} aria-hidden="true" />
      <bdi className={classes.title}>{title}</bdi>
    </span>
  );
}
