import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload, IconFile } from '#web/icons.ts';
import { FileImage } from '#web/ui/file-image.tsx';
import type { ChatAttachment } from '../../contract.ts';
import classes from './message-files.module.css';

/** URL that downloads the file instead of displaying it. */
const savingAddress = (url: string) => `${url}${url.includes('?') ? '&' : '?'}download=1`;

const isPicture = ({ mediaType }: Pick<ChatAttachment, 'mediaType'>) => mediaType.startsWith('image/');

interface Props {
  attachments: readonly ChatAttachment[];
  onShow: (pictures: readonly ChatAttachment[], index: number) => void;
}

/** Picture previews in boxes of fixed size, and files to download. */
export function MessageFiles({ attachments, onShow }: Props) {
  const { t } = useTranslation();
  const pictures = attachments.filter(isPicture);
  const files = attachments.filter((file) => !isPicture(file));
  return (
    <>
      {pictures.length > 0 ? (
        <div className={classes.pictures} data-count={Math.min(pictures.length, 4)}>
          {pictures.map((picture, index) => (
            <button
              key={picture.fileId}
              type="button"
              className={classes.picture}
              aria-label={t('chat.showPicture', { name: picture.name })}
              onClick={() => onShow(pictures, index)}
            >
              <FileImage src={picture.url} alt="" loading="lazy" decoding="async" />
            </button>
          ))}
        </div>
      ) : null}
      {files.map(({ fileId, name, sizeBytes, url }) => (
        <a key={fileId} className={classes.file} href={savingAddress(url)} download={name} title={t('chat.saveFile', { name })}>
          <span className={classes.mark}>
            <IconFile />
          </span>
          <span className={classes.facts}>
            <bdi className={classes.name}>{name}</bdi>
            <FileSize bytes={sizeBytes} />
          </span>
          <IconDownload size={18} />
        </a>
      ))}
    </>
  );
}

/** A file's size, formatted for the user's locale. */
export function FileSize({ bytes }: { bytes: number }) {
  const { i18n } = useTranslation();
  return <bdi className={classes.size}>{formatSize(bytes, i18n.language)}</bdi>;
}
