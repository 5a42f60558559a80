import type { MouseEvent } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconSettings } from '#web/icons.ts';
import { opensHere } from '#web/opens-here.ts';
import { labels } from '../../contract.ts';
import type { EmailPage } from '../email-page-answer.ts';
import { mailAddress } from '../mail-address.ts';
import { folderIcons, listedFolders } from './folder-icons.ts';
import { LabelDot } from './label-mark.tsx';
import type { MailPlace } from './mail-place.ts';
import classes from './mail-sidebar.module.css';

interface Props {
  place: MailPlace | null;
  meta: EmailPage['emailsMeta'] | undefined;
  onOpen: (place: MailPlace) => void;
}

/** Folders with what waits in them, labels, and the way to the settings. */
export function MailSidebar({ place, meta, onOpen }: Props) {
  const { t } = useTranslation();
  const link = (target: MailPlace) => ({
    className: classes.link,
    href: mailAddress(target),
    onClick: (event: MouseEvent) => {
      if (!opensHere(event)) return;
      event.preventDefault();
      onOpen(target);
    },
  });
  return (
    <nav className={classes.nav} aria-label={t('email.folders')}>
      {listedFolders.map((folder) => {
        const Icon = folderIcons[folder];
        const waiting = folder in (meta ?? {}) ? meta?.[folder as keyof typeof meta] : 0;
        return (
          <a key={folder} {...link({ folder, q: '' })} aria-current={place?.folder === folder ? 'page' : undefined}>
            <Icon size={20} stroke={1.75} />
            <span className={classes.name}>{t(`email.folder.${folder}`)}</span>
            {waiting ? (
              <span className={folder === 'draft' ? classes.quietCount : classes.count}>
                {waiting}
                <span className="visually-hidden"> {t(folder === 'draft' ? 'email.draftsCount' : 'email.unread')}</span>
              </span>
            ) : null}
          </a>
        );
      })}
      <h2 className={classes.heading}>{t('email.labels')}</h2>
      {labels.map((label) => (
        <a key={label} {...link({ folder: '', label, q: '' })} aria-current={place?.label === label ? 'page' : undefined}>
          <span className={classes.dot}>
            <LabelDot label={label} />
          </span>
          <span className={classes.name}>{t(`email.label.${label}`)}</span>
        </a>
      ))}
      <a className={`${classes.link} ${classes.foot}`} href="/apps/email/settings">
        <IconSettings size={20} stroke={1.75} />
        <span className={classes.name}>{t('email.settingsLink')}</span>
      </a>
    </nav>
  );
}
