import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconUser } from '#web/icons.ts';
import { useObjectName } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { ownProfilePath } from './profile-addresses.ts';
import { ProfileBody } from './profile-body.tsx';
import { ProfileHead } from './profile-head.tsx';
import classes from './profile-page.module.css';
import { profilePlace } from './profile-place.ts';
import { dataQuery } from './profile-queries.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { isGone, toErrorText } from './to-error-text.ts';

/** A person's profile, or the user's own without an id, with posts and sidebars. */
export function ProfilePage() {
  const { t } = useTranslation();
  const place = profilePlace(useParams({ strict: false }), useSearch({ strict: false }));
  const asked = dataQuery(place.personId);
  const query = useQuery({ ...asked, enabled: !place.isUnknown });
  const data = useShown(asked, query.data);
  useObjectName(data?.header.username, t('menu.profile'));
  if (place.isUnknown || isGone(query.error)) {
    return (
      <div className={classes.card}>
        <PaneMessage icon={<IconUser />} title={t('profile.unknown')} isHeading text={t('profile.unknownText')}>
          <PageLink href={ownProfilePath} look="outline">
            {t('profile.toOwn')}
          </PageLink>
        </PaneMessage>
      </div>
    );
  }
  if (query.error && !data)
    return (
      <div className={classes.card}>
        <ErrorState text={toErrorText(t, query.error)} onTryAgain={() => void query.refetch()} />
      </div>
    );
  if (!data) return <ProfileSkeleton />;
  return (
    <div className={classes.page}>
      <ProfileHead header={data.header} about={data.userAbout} place={place} />
      <ProfileBody key={data.header.id} data={data} place={place} />
    </div>
  );
}
