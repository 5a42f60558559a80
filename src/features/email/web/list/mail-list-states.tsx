import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconSearch, IconTag } from '#web/icons.ts';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { folderIcons } from '../folders/folder-icons.ts';
import type { MailPlace } from '../folders/mail-place.ts';
import { searchedEverywhere } from '../search/searched-everywhere.ts';
import classes from './mail-list.module.css';

export function EmptyList({ place, onSearch }: { place: MailPlace; onSearch: (q: string) => void }) {
  const { t } = useTranslation();
  if (place.q) {
    const everywhere = searchedEverywhere(place.q);
    return (
      <PaneMessage
        icon={<IconSearch size={24} stroke={1.75} />}
        title={t('email.nothingFound')}
        text={t('email.nothingFoundFor', { q: place.q })}
        action={
          everywhere === null
            ? { label: t('email.clearSearch'), run: () => onSearch('') }
            : { label: t('email.searchEverywhere'), run: () => onSearch(everywhere) }
        }
      />
    );
  }
  const Icon = place.folder === '' ? IconTag : folderIcons[place.folder];
  const name = place.folder === '' ? 'label' : place.folder;
  return (
    <PaneMessage icon={<Icon size={24} stroke={1.75} />} title={t(`email.empty.${name}.title`)} text={t(`email.empty.${name}.text`)} />
  );
}

/** A list that failed to load. Offline, it loads automatically once the server can be reached. */
export function FailedList({ error, isOffline, onRetry }: { error: Error | null; isOffline: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  const isUnreached = isOffline || (error !== null && 'status' in error && error.status === 0);
  return (
    <PaneMessage
      alert
      icon={<IconAlertTriangle size={24} stroke={1.75} />}
      title={t('email.failed.list')}
      text={t(isUnreached ? 'email.failed.offline' : 'email.failed.server')}
      action={isOffline ? undefined : { label: t('email.tryAgain'), run: onRetry }}
    />
  );
}

export function FailedRows({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.failed} role="alert">
      <span>{t('email.failed.list')}</span>
      <button type="button" onClick={onRetry}>
        {t('email.tryAgain')}
      </button>
    </div>
  );
}
