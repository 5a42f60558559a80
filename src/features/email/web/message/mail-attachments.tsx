import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload, IconFile, IconMail } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { FileThumbnail } from '#web/ui/file-image.tsx';
import type { Attachment } from '../../contract.ts';
import classes from './mail-attachments.module.css';

const AttachedMailDialog = lazyPart(() => import('./attached-mail-dialog.tsx').then((module) => module.AttachedMailDialog));

/** Returns the download URL of a file. */
const saving = (url: string) => `${url}${url.includes('?') ? '&' : '?'}download=1`;

/** The files of an email, to open in a new tab or save; an attached email opens in a dialog. */
export function MailAttachments({ mailId, attachments }: { mailId: number; attachments: readonly Attachment[] }) {
  const { t } = useTranslation();
  const [attached, setAttached] = useState<{ fileId: number; fileName: string }>();
  return (
    <>
      <ul className={classes.files} aria-label={t('email.attachments', { count: attachments.length })}>
        {attachments.map((file) => (
          <AttachedFile
            key={file.url + file.fileName}
            file={file}
            open={file.mailFileId === undefined ? undefined : (fileId) => setAttached({ fileId, fileName: file.fileName })}
          />
        ))}
      </ul>
      <Suspense>{attached ? <AttachedMailDialog mailId={mailId} {...attached} onClose={() => setAttached(undefined)} /> : null}</Suspense>
    </>
  );
}

interface FileProps {
  file: Attachment;
  open: ((fileId: number) => void) | undefined;
}

function AttachedFile({ file: { fileName, url, thumbnail, size, mailFileId }, open }: FileProps) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  const icon = mailFileId === undefined ? <IconFile size={20} stroke={1.75} /> : <IconMail size={20} stroke={1.75} />;
  return (
    <li className={classes.file}>
      <Opener
        url={url}
        title={t('email.openFile', { name: fileName })}
        open={mailFileId === undefined || !open ? undefined : () => open(mailFileId)}
      >
        <span className={classes.picture}>{thumbnail ? <FileThumbnail src={thumbnail} icon={icon} onMissing={setMissing} /> : icon}</span>
        <span className={classes.facts}>
          <span className={classes.name} dir="auto">
            {fileName}
          </span>
          <span className={classes.size}>
            <bdi>{size}</bdi>
            {isMissing ? ` · ${t('email.noPreview')}` : null}
          </span>
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
