import { useTranslation } from '#web/i18n.ts';
import { IconSettings } from '#web/icons.ts';
import { SideHeading, SideLink } from '#web/ui/side-link.tsx';
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
  const link = (target: MailPlace) => ({ href: mailAddress(target), onOpen: () => onOpen(target) });
  return (
    <nav className={classes.nav} aria-label={t('email.folders')}>
      {listedFolders.map((folder) => {
        const Icon = folderIcons[folder];
        const waiting = folder in (meta ?? {}) ? meta?.[folder as keyof typeof meta] : 0;
        return (
          <SideLink
            key={folder}
            {...link({ folder, q: '' })}
            isHere={place?.folder === folder}
            mark={<Icon size={20} stroke={1.75} />}
            end={
              waiting ? (
                <span className={folder === 'draft' ? classes.quietCount : classes.count}>
                  {waiting}
                  <span className="visually-hidden"> {t(folder === 'draft' ? 'email.draftsCount' : 'email.unread')}</span>
                </span>
              ) : null
            }
          >
            {t(`email.folder.${folder}`)}
          </SideLink>
        );
      })}
      <SideHeading>{t('email.labels')}</SideHeading>
      {labels.map((label) => (
        <SideLink key={label} {...link({ folder: '', label, q: '' })} isHere={place?.label === label} mark={<LabelDot label={label} />}>
          {t(`email.label.${label}`)}
        </SideLink>
      ))}
      <div className={classes.foot}>
        <SideLink href="/apps/email/settings" mark={<IconSettings size={20} stroke={1.75} />}>
          {t('email.settingsLink')}
        </SideLink>
      </div>
    </nav>
  );
}
