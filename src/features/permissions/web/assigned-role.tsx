import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';

const tones: Record<string, 'accent' | 'warning' | 'success' | 'info' | 'danger'> = {
  administrator: 'accent',
  manager: 'warning',
  user: 'success',
  support: 'info',
  'restricted-user': 'danger',
};

/** Whom a permission is assigned to, in the colour of the role. */
export function AssignedRole({ name }: { name: string }) {
  const { t } = useTranslation();
  return <StatusPill tone={tones[name] ?? 'neutral'}>{name in tones ? t(`permissions.role.${name}`) : name}</StatusPill>;
}
