import { useTranslation } from '#web/i18n.ts';
import { IconUserPlus } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { ProfileSuggestion } from '../../contract.ts';
import { useFollowActions } from '../use-follow-actions.ts';
import classes from './lines.module.css';

/** Suggestions of people to follow, friends of friends first. */
export function SuggestionsCard({ suggestions }: { suggestions: readonly ProfileSuggestion[] }) {
  const { t } = useTranslation();
  const { follow } = useFollowActions();
  if (suggestions.length === 0) return null;
  return (
    <Card title={t('profile.suggestions.title')}>
      <ul className={classes.list}>
        {suggestions.map(({ id, name, avatar, designation, mutualFriends }) => (
          <li key={id} className={classes.line}>
            <Avatar name={name} src={avatar} size={40} />
            <span className={classes.words}>
              <PersonLink id={id} name={name} className={classes.name} />
              <bdi className={classes.quiet}>
                {mutualFriends > 0 ? t('profile.suggestions.mutual', { count: mutualFriends }) : designation}
              </bdi>
            </span>
            <IconButton label={t('profile.followName', { name })} onClick={() => void follow(id, name, true)}>
              <IconUserPlus size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
