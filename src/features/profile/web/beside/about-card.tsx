import { formatPlainDay } from '#web/dates/format-date.ts';
import { dayOf } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { type ProfileAbout, socialNetworks } from '../../contract.ts';
import classes from './about-card.module.css';

/** What a person shares about themselves. */
export function AboutCard({ about, isSelf }: { about: ProfileAbout; isSelf: boolean }) {
  const { t, i18n } = useTranslation();
  const { joinedOn, lives, email, website, socialLinks } = about;
  const elsewhere = socialNetworks.flatMap((name) => (socialLinks[name] ? [{ name, address: socialLinks[name] }] : []));
  const isEmpty = !about.about && !joinedOn && !lives && !email && !website && elsewhere.length === 0;
  return (
    <Card title={t('profile.about.title')}>
      {about.about && (
        <p className={classes.text} dir="auto">
          {about.about}
        </p>
      )}
      {isEmpty && <p className={classes.quiet}>{t(isSelf ? 'profile.about.emptyOwn' : 'profile.about.empty')}</p>}
      <div className={classes.facts}>
        <FactList
          facts={[
            { label: t('profile.about.joined'), content: joinedOn && formatPlainDay(joinedOn, i18n.language, dayOf(new Date())) },
            { label: t('profile.about.lives'), content: lives && <bdi>{lives}</bdi> },
            {
              label: t('common.email'),
              content: email && (
                <a href={`mailto:${email}`}>
                  <bdi>{email}</bdi>
                </a>
              ),
            },
            {
              label: t('profile.field.website'),
              content: website && (
                <a href={website} target="_blank" rel="noreferrer noopener">
                  <bdi>{website.replace(/^https?:\/\//i, '')}</bdi>
                </a>
              ),
            },
            ...elsewhere.map(({ name, address }) => ({
              label: t(`profile.about.network.${name}`),
              content: (
                <a href={address} target="_blank" rel="noreferrer noopener">
                  <bdi>{address.replace(/^https?:\/\//i, '')}</bdi>
                </a>
              ),
            })),
          ]}
        />
      </div>
    </Card>
  );
}
