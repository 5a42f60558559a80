import { useTranslation } from '#web/i18n.ts';
import { IconDownload, IconFile } from '#web/icons.ts';
import { FileImage } from '#web/ui/file-image.tsx';
import type { Attachment } from '../../contract.ts';
import classes from './mail-attachments.module.css';

/** The address under which a file is saved instead of shown. */
const saving = (url: string) => `${url}${url.includes('?') ? '&' : '?'}download=1`;

/** A mail's files, to open in a tab of their own and to save. */
export function MailAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.files} aria-label={t('email.attachments', { count: attachments.length })}>
      {attachments.map(({ fileName, url, thumbnail, size }) => (
        <li key={url + fileName} className={classes.file}>
          <a className={classes.open} href={url} target="_blank" rel="noopener" title={t('email.openFile', { name: fileName })}>
            <span className={classes.picture}>
              {thumbnail ? <FileImage src={thumbnail} alt="" loading="lazy" /> : <IconFile size={20} stroke={1.75} />}
            </span>
            <span className={classes.facts}>
              <span className={classes.name} dir="auto">
                {fileName}
              </span>
              <bdi className={classes.size}>{size}</bdi>
            </span>
          </a>
          <a
            className={classes.save}
            href={saving(url)}
            download={fileName}
            aria-label={t('email.saveFile', { name: fileName })}
            title={t('email.saveFile', { name: fileName })}
          >
            <IconDownload size={18} stroke={1.75} />
          </a>
        </li>
      ))}
    </ul>
  );
}
