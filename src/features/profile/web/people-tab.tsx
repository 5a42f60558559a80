import { useQuery } from '@tanstack/react-query';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { FollowedPerson } from '../contract.ts';
import classes from './beside/lines.module.css';
import { FollowButton } from './follow-button.tsx';
import { followsQuery } from './profile-queries.ts';
import { PostsSkeleton } from './profile-skeleton.tsx';
import { toErrorText } from './to-error-text.ts';

/** A person's followers and whom they follow. */
export function PeopleTab({ personId }: { personId: number }) {
  const { t } = useTranslation();
  const asked = followsQuery(personId);
  const query = useQuery(asked);
  const data = useShown(asked, query.data);
  if (!data)
    return query.error ? <ErrorState text={toErrorText(t, query.error)} onTryAgain={() => void query.refetch()} /> : <PostsSkeleton />;
  return (
    <>
      <People title={t('profile.people.followers')} empty={t('profile.people.noFollowers')} people={data.followers} />
      <People title={t('profile.people.following')} empty={t('profile.people.noFollowing')} people={data.following} />
    </>
  );
}

function People({ title, empty, people }: { title: string; empty: string; people: readonly FollowedPerson[] }) {
  return (
    <Card title={title}>
      {people.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <ul className={classes.list}>
          {people.map(({ id, fullName, avatar, designation, isFollowed, isSelf }) => (
            <li key={id} className={classes.line}>
              <Avatar name={fullName} src={avatar} size={40} />
              <span className={classes.words}>
                <PersonLink id={id} name={fullName} className={classes.name} />
                <bdi className={classes.quiet}>{designation}</bdi>
              </span>
              {!isSelf && <FollowButton id={id} name={fullName} isFollowed={isFollowed} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
