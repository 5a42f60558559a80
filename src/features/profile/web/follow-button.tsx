import { useTranslation } from '#web/i18n.ts';
import { IconUserCheck, IconUserPlus } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { useFollowActions } from './use-follow-actions.ts';

export function FollowButton({ id, name, isFollowed }: { id: number; name: string; isFollowed: boolean }) {
  const { t } = useTranslation();
  const { follow } = useFollowActions();
  return (
    <Button
      look={isFollowed ? 'outline' : 'primary'}
      aria-label={t(isFollowed ? 'profile.followedName' : 'profile.followName', { name })}
      aria-pressed={isFollowed}
      onClick={() => void follow(id, name, !isFollowed)}
    >
      {isFollowed ? <IconUserCheck size={18} aria-hidden="true" /> : <IconUserPlus size={18} aria-hidden="true" />}
      {t(isFollowed ? 'profile.followed' : 'profile.follow')}
    </Button>
  );
}
