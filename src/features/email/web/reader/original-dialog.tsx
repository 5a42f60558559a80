import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { decodeText } from '#contract/text/decode-text.ts';
import { openCall } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { type Email, readSource } from '../../contract.ts';
import { readBeginning } from '../message/read-beginning.ts';
import classes from './original-dialog.module.css';
import { saveMail } from './save-mail.ts';

/** Maximum size shown of an email, in bytes: files in base64 follow. */
const shownBytes = 256 * 1024;

/** The raw source of an email. */
export function OriginalDialog({ mail, onClose }: { mail: Pick<Email, 'id' | 'subject'>; onClose: () => void }) {
  const { t } = useTranslation();
  const text = useRef<HTMLElement>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['email', 'source', mail.id],
    queryFn: async ({ signal }) => {
      const response = await openCall(readSource, { params: { id: mail.id } }, { signal });
      const { bytes, isCut } = await readBeginning(response, shownBytes);
      return { source: decodeText(bytes), isCut };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const copy = async () => {
    if (!data || !text.current) return;
    await copyText(data.source, text.current);
    toast({ message: t('email.original.copied') });
  };
  const save = () => void saveMail(mail).catch(() => toast({ tone: 'error', message: t('email.failed.mail') }));
  return (
    <Dialog kind="wide" title={t('email.original.title')} onClose={onClose}>
      <DialogBody
        buttons={
          <>
            <Button look="outline" onClick={save}>
              {t('email.more.download')}
            </Button>
            <Button disabled={!data} onClick={() => void copy()}>
              {t('common.copy')}
            </Button>
          </>
        }
      >
        {isError ? (
          <div role="alert" className={classes.failed}>
            <span>{t('email.failed.mail')}</span>
            <Button look="outline" onClick={() => void refetch()}>
              {t('email.tryAgain')}
            </Button>
          </div>
        ) : (
          <section
            ref={text}
            className={classes.source}
            dir="ltr"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
            tabIndex={0}
            aria-label={t('email.original.title')}
            aria-busy={!data}
          >
            <pre>{data?.source ?? t('email.loading')}</pre>
          </section>
        )}
        {data?.isCut ? <p>{t('email.original.cut')}</p> : null}
      </DialogBody>
    </Dialog>
  );
}

/** Copies text to the clipboard; `box` is an element that shows it, used when the page has no clipboard access (no TLS). */
async function copyText(text: string, box: HTMLElement): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  getSelection()?.selectAllChildren(box);
  document.execCommand('copy');
}
