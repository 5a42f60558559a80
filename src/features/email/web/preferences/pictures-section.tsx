import { useQuery } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { addPictureSender, removePictureSender } from '../../pictures-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { pictureSendersQuery } from '../settings/settings-queries.ts';
import { SettingsQuery, SettingsSection } from '../settings/settings-section.tsx';
import { useRemoval } from '../settings/use-removal.ts';
import listClasses from './named-list.module.css';

/** Senders whose images are always shown, each removable. */
export function PicturesSection() {
  const { t } = useTranslation();
  const loaded = useQuery(pictureSendersQuery);
  const removeWithUndo = useRemoval();
  const mayRemove = useCan('update', 'Email');
  const remove = (email: string) =>
    removeWithUndo({
      queryKey: pictureSendersQuery.queryKey,
      said: t('email.settings.pictures.removed', { email }),
      remove: () => call(removePictureSender, { query: { email } }),
      restore: () => call(addPictureSender, { body: { email } }),
    });
  return (
    <SettingsSection title={t('email.settings.pictures.title')} text={t('email.settings.pictures.text')}>
      <SettingsQuery query={loaded} lines={2}>
        {({ senders }) => (
          <div className={cardClasses.card}>
            <h3 className={cardClasses.heading}>{t('email.settings.pictures.senders')}</h3>
            {senders.length === 0 ? <p className={cardClasses.quiet}>{t('email.settings.pictures.none')}</p> : null}
            <ul className={listClasses.list}>
              {senders.map(({ email }) => (
                <li key={email} className={listClasses.row}>
                  <bdi>{email}</bdi>
                  {mayRemove && (
                    <IconButton label={t('email.settings.pictures.remove', { email })} onClick={() => void remove(email)}>
                      <IconTrash />
                    </IconButton>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </SettingsQuery>
    </SettingsSection>
  );
}
