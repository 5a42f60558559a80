import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, openCall } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload, IconFile, IconMail } from '#web/icons.ts';
import { saveBlob } from '#web/save-blob.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { type AttachedMail, readAttachedFile, readAttachedMail } from '../../attached-contract.ts';
import fileClasses from './mail-attachments.module.css';
import { MailFrame } from './mail-frame.tsx';
import { MailHead } from './mail-head.tsx';

interface Props {
  mailId: number;
  fileId: number;
  fileName: string;
  onClose: () => void;
}

/** Shows an attached email; emails nested in it open in its place. */
export function AttachedMailDialog({ mailId, fileId, fileName, onClose }: Props) {
  const { t } = useTranslation();
  // The stack of opened nested emails, by place.
  const [opened, setOpened] = useState<string[]>([]);
  const place = opened.at(-1);
  const params = { id: mailId, fileId };
  const { data, isError, refetch } = useQuery({
    queryKey: ['email', 'attached', mailId, fileId, place],
    queryFn: ({ signal }) => call(readAttachedMail, { params, query: { place } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const save = async (file: AttachedMail['files'][number]) => {
    const response = await openCall(readAttachedFile, { params, query: { place: file.place } });
    saveBlob(await response.blob(), file.fileName);
  };
  const open = (file: AttachedMail['files'][number]) => {
    if (file.isMail) setOpened([...opened, file.place]);
    else save(file).catch(() => toast({ tone: 'error', message: t('email.failed.mail') }));
  };
  return (
    <Dialog kind="wide" title={data?.subject || fileName} focuses="none" onClose={onClose}>
      <DialogBody
        buttons={
          opened.length > 0 ? (
            <Button look="outline" onClick={() => setOpened(opened.slice(0, -1))}>
              {t('email.attached.back')}
            </Button>
          ) : undefined
        }
      >
        {isError ? (
          <div role="alert">
            <p>{t('email.failed.mail')}</p>
            <Button look="outline" onClick={() => void refetch()}>
              {t('email.tryAgain')}
            </Button>
          </div>
        ) : data ? (
          <>
            <MailHead mail={{ ...data, from: { ...data.from, avatar: null }, bcc: [] }} />
            <MailFrame html={data.message} title={t('email.textOf', { name: data.from.name || data.from.email })} />
            <ul className={fileClasses.files}>
              {data.files.map((file) => (
                <li key={file.place} className={fileClasses.file}>
                  <button type="button" className={fileClasses.open} onClick={() => open(file)}>
                    <span className={fileClasses.picture}>
                      {file.isMail ? <IconMail size={20} stroke={1.75} /> : <IconFile size={20} stroke={1.75} />}
                    </span>
                    <span className={fileClasses.facts}>
                      <span className={fileClasses.name} dir="auto">
                        {file.fileName}
                      </span>
                      <bdi className={fileClasses.size}>{file.size}</bdi>
                    </span>
                    {file.isMail ? null : <IconDownload size={18} stroke={1.75} />}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p role="status">{t('email.loading')}</p>
        )}
      </DialogBody>
    </Dialog>
  );
}
