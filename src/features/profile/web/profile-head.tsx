import { Suspense, useState } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPencil } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import type { ProfileAbout, ProfileHeader } from '../contract.ts';
import { FollowButton } from './follow-button.tsx';
import { tabAddress } from './profile-addresses.ts';
import classes from './profile-head.module.css';
import { type ProfilePlace, profileTabs } from './profile-place.ts';

const ProfileDrawer = lazyPart(() => import('./profile-drawer.tsx').then((loaded) => loaded.ProfileDrawer));

/** Profile header with cover, person, and tabs. */
export function ProfileHead({ header, about, place }: { header: ProfileHeader; about: ProfileAbout; place: ProfilePlace }) {
  const { t, i18n } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { username, designation, avatar, coverImg, isSelf, id } = header;
  const count = (what: 'posts' | 'followers' | 'following') => (
    <span className={classes.count}>
      <strong>{formatNumber(header[what], i18n.language)}</strong> {t(`profile.count.${what}`, { count: header[what] })}
    </span>
  );
  const shown = place.pageId === undefined && place.postId === undefined ? place.tab : '';
  const tabs = profileTabs.filter((tab) => tab !== 'feed' || place.personId === undefined);
  return (
    <header className={classes.head}>
      <div className={classes.cover}>{coverImg && <FileImage src={coverImg} alt="" width={1440} height={360} />}</div>
      <div className={classes.line}>
        <div className={classes.portrait}>
          <Avatar name={username} src={avatar} size={112} />
        </div>
        <div className={classes.who}>
          <h1 className={classes.name}>
            <bdi>{username}</bdi>
          </h1>
          {designation && (
            <p className={classes.designation}>
              <bdi>{designation}</bdi>
            </p>
          )}
          <p className={classes.counts}>
            {count('posts')}
            {count('followers')}
            {count('following')}
          </p>
        </div>
        <div className={classes.tools}>
          {isSelf ? (
            <Button look="outline" onClick={() => setEditing(true)}>
              <IconPencil size={18} aria-hidden="true" />
              {t('profile.edit.open')}
            </Button>
          ) : (
            <>
              {header.followsYou && <span className={classes.note}>{t('profile.followsYou')}</span>}
              <FollowButton id={id} name={username} isFollowed={header.isFollowed} />
            </>
          )}
        </div>
      </div>
      <div className={classes.tabs}>
        <TabLinks
          label={t('profile.tabs.label', { name: username })}
          chosen={shown}
          tabs={tabs.map((key) => ({ key, label: t(`profile.tabs.${key}`), href: tabAddress(place.personId, key) }))}
        />
      </div>
      <Suspense fallback={null}>
        {isEditing && <ProfileDrawer about={about} coverImg={coverImg} onClose={() => setEditing(false)} />}
      </Suspense>
    </header>
  );
}
