import { type ComponentProps, Suspense, useDeferredValue } from 'react';
import { uploadFile } from '#platform/files/contract.ts';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { RichTextHandle } from '#web/rich-text/rich-text.tsx';
import { toast } from '#web/toast.ts';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import { toErrorText } from '../settings/to-error-text.ts';

/** A labeled rich text field; pasted or dropped images are uploaded. */
export function PicturedTextField(field: Omit<ComponentProps<typeof RichTextField>, 'onFiles'>) {
  const { t } = useTranslation();
  const mayUpload = useCan('create', 'File');

  async function insertPictures(files: File[], editor: RichTextHandle) {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length < files.length) toast({ message: t('email.settings.onlyPictures'), tone: 'error' });
    for (const picture of pictures) {
      try {
        const { file } = await call(uploadFile, { query: { name: picture.name || 'picture' } }, { rawBody: picture });
        editor.insertPicture(file.url, picture.name);
      } catch (failure) {
        toast({ message: toErrorText(t, failure), tone: 'error' });
      }
    }
  }

  return (
    <RichTextField
      {...field}
      {...(mayUpload && { onFiles: (files: File[], editor: RichTextHandle) => void insertPictures(files, editor) })}
    />
  );
}

// Includes the HTML sanitizer, which is not needed until there is HTML.
const MailFrame = lazyPart(() => import('../message/mail-frame.tsx').then(({ MailFrame }) => MailFrame));

/** Shows HTML like an email. */
export function HtmlPreview({ html, title }: { html: string; title: string }) {
  const shown = useDeferredValue(html);
  return (
    <Suspense>
      <MailFrame html={shown} title={title} />
    </Suspense>
  );
}
