import { pageAddress } from '#contract/page-address.ts';
import { type CardProps, PairOfFigures } from '#features/dashboards/web/public-api.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import classes from './profile-body.module.css';

/** The user's profile as others see it first. */
export function ProfileBody({ data }: CardProps<'ownProfile'>) {
  const { t, i18n } = useTranslation();
  const { fullName, avatar, role, cover, followers, following, posts } = data;
  const page = pageAddress('/pages/profile', {});
  const people = pageAddress('/pages/profile', {}, { tab: 'people' });
  return (
    <>
      <div className={classes.cover}>{cover && <FileImage src={cover} alt="" />}</div>
      <div className={classes.who}>
        <span className={classes.face}>
          <Avatar name={fullName} src={avatar} size={72} />
        </span>
        <h3 className={classes.name}>
          <bdi>{fullName}</bdi>
        </h3>
        {role && (
          <p className={classes.role}>
            <bdi>{role}</bdi>
          </p>
        )}
        <PageLink href={page} look="outline">
          {t('cards.profile.open')}
        </PageLink>
      </div>
      <PairOfFigures
        figures={[
          { name: t('cards.profile.followers'), value: followers, href: people },
          { name: t('cards.profile.following'), value: following, href: people },
          { name: t('cards.profile.posts'), value: posts, href: page },
        ]}
        format={(value) => formatNumber(value, i18n.language)}
      />
    </>
  );
}
