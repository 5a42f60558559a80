import type { Ref } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconSettings } from '#web/icons.ts';
import { SideLink } from '#web/ui/side-link.tsx';
import { LabelList } from '../labels/label-list.tsx';
import { LabelDot } from '../labels/label-mark.tsx';
import { mailAddress } from '../mail-address.ts';
import type { EmailPage } from '../queries.ts';
import { folderIcons, listedFolders } from './folder-icons.ts';
import type { MailPlace } from './mail-place.ts';
import classes from './mail-sidebar.module.css';

interface Props {
  place: MailPlace | null;
  meta: EmailPage['emailsMeta'] | undefined;
  onOpen: (place: MailPlace) => void;
  /** Makes an entry a drop target once the drag code is loaded. */
  takes: ((target: MailPlace) => Ref<HTMLAnchorElement> | undefined) | undefined;
}

/** Folders with their counts, labels, and the link to the settings. */
export function MailSidebar({ place, meta, onOpen, takes }: Props) {
  const { t } = useTranslation();
  const link = (target: MailPlace) => ({ href: mailAddress(target), onOpen: () => onOpen(target), ref: takes?.(target) });
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
      <LabelList
        link={({ label, name, tint }) => (
          <SideLink key={label} {...link({ folder: '', label, q: '' })} isHere={place?.label === label} mark={<LabelDot tint={tint} />}>
            {name}
          </SideLink>
        )}
      />
      <div className={classes.foot}>
        <SideLink href="/apps/email/settings" mark={<IconSettings size={20} stroke={1.75} />}>
          {t('email.settingsLink')}
        </SideLink>
      </div>
    </nav>
  );
}
