import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { User, UserStatus } from '../contract.ts';
import { statusText } from './user-labels.ts';

const tones = { active: 'success', pending: 'warning', inactive: 'neutral' } as const satisfies Record<UserStatus, string>;

/** A user's status with an explanation. */
export function UserStatusPill({ user: { status, hasAccount, invitedAt } }: { user: Pick<User, 'status' | 'hasAccount' | 'invitedAt'> }) {
  const { t } = useTranslation();
  const meaning =
    status === 'inactive'
      ? t('users.means.inactive')
      : status === 'active'
        ? t(hasAccount ? 'users.means.active' : 'users.means.noAccount')
        : t(invitedAt ? 'users.means.invited' : 'users.means.pending');
  return (
    <StatusPill tone={status === 'active' && !hasAccount ? 'neutral' : tones[status]} title={meaning}>
      {statusText(t, { status, hasAccount })}
    </StatusPill>
  );
}
