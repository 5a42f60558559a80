import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconStar, IconStarFilled } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { ProfileFeed } from '../../contract.ts';
import { postAddress } from '../profile-addresses.ts';
import { useFollowActions } from '../use-follow-actions.ts';
import classes from './lines.module.css';
import pageClasses from './pages-card.module.css';

/** Newest posts of people and pages the user follows. */
export function FeedsCard({ feeds }: { feeds: readonly ProfileFeed[] }) {
  const { t, i18n } = useTranslation();
  const { mark } = useFollowActions();
  return (
    <Card title={t('profile.feeds.title')}>
      {feeds.length === 0 ? (
        <p className={classes.empty}>{t('profile.feeds.empty')}</p>
      ) : (
        <ul className={classes.list}>
          {feeds.map(({ postId, personId, imgUrl, title, desc, at, favorite }) => (
            <li key={postId}>
              <div className={classes.line}>
                <Avatar name={title} src={imgUrl} size={40} />
                <span className={classes.words}>
                  <PersonLink id={personId} name={title} className={classes.name} />
                  <Moment at={at} className={classes.quiet}>
                    {formatRelative(new Date(at), i18n.language, new Date())}
                  </Moment>
                </span>
                <IconButton
                  label={t('profile.feeds.mark', { name: title })}
                  aria-pressed={favorite}
                  onClick={() => mark(postId, !favorite)}
                >
                  {favorite ? <IconStarFilled size={20} className={pageClasses.star} /> : <IconStar size={20} />}
                </IconButton>
              </div>
              <p className={classes.text} dir="auto">
                <a href={postAddress(personId, postId)}>{desc}</a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
