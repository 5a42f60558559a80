import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload, IconFile, IconMail } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import type { Attachment } from '../../contract.ts';
import classes from './mail-attachments.module.css';

const AttachedMailDialog = lazyPart(() => import('./attached-mail-dialog.tsx').then((module) => module.AttachedMailDialog));

/** The address under which a file is saved instead of shown. */
const saving = (url: string) => `${url}${url.includes('?') ? '&' : '?'}download=1`;

/** A mail's files, to open in a tab of their own and to save; an attached mail opens over the page. */
export function MailAttachments({ mailId, attachments }: { mailId: number; attachments: readonly Attachment[] }) {
  const { t } = useTranslation();
  const [attached, setAttached] = useState<{ fileId: number; fileName: string }>();
  return (
    <>
      <ul className={classes.files} aria-label={t('email.attachments', { count: attachments.length })}>
        {attachments.map(({ fileName, url, thumbnail, size, mailFileId }) => (
          <li key={url + fileName} className={classes.file}>
            <Opener
              url={url}
              title={t('email.openFile', { name: fileName })}
              open={mailFileId === undefined ? undefined : () => setAttached({ fileId: mailFileId, fileName })}
            >
              <span className={classes.picture}>
                {thumbnail ? (
                  <FileImage src={thumbnail} alt="" loading="lazy" />
                ) : mailFileId === undefined ? (
                  <IconFile size={20} stroke={1.75} />
                ) : (
                  <IconMail size={20} stroke={1.75} />
                )}
              </span>
              <span className={classes.facts}>
                <span className={classes.name} dir="auto">
                  {fileName}
                </span>
                <bdi className={classes.size}>{size}</bdi>
              </span>
            </Opener>
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
      <Suspense>{attached ? <AttachedMailDialog mailId={mailId} {...attached} onClose={() => setAttached(undefined)} /> : null}</Suspense>
    </>
  );
}

function Opener({ url, title, open, children }: { url: string; title: string; open: (() => void) | undefined; children: ReactNode }) {
  return open ? (
    <button type="button" className={classes.open} onClick={open} title={title}>
      {children}
    </button>
  ) : (
    <a className={classes.open} href={url} target="_blank" rel="noopener" title={title}>
      {children}
    </a>
  );
}
