import { useRef, useState } from 'react';
import { useUploads } from '#features/files/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import articleStyles from '#web/rich-text/article.module.css';
import { articleExtensions } from '#web/rich-text/article-extensions.ts';
import { RichText, type RichTextHandle } from '#web/rich-text/rich-text.tsx';
import { toast } from '#web/toast.ts';
import classes from './article-editor.module.css';
import { ArticleTools } from './article-tools.tsx';

interface Props {
  /** HTML to begin with; to replace it later, mount the editor anew by another `key`. */
  initial: string;
  onChange: (html: string) => void;
}

/** The text of a post. Pictures that are pasted, dropped or chosen are uploaded and stand where the cursor is. Heavy: loaded by itself. */
export function ArticleEditor({ initial, onChange }: Props) {
  const { t } = useTranslation();
  const handle = useRef<RichTextHandle>(null);
  const uploads = useUploads();
  const [extensions] = useState(() => articleExtensions(t('blog.field.placeholder')));
  const takeFiles = (files: File[]) => {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length < files.length) toast({ message: t('blog.tool.picturesOnly') });
    uploads.start(pictures, ({ url, name }) => handle.current?.insertPicture(url, name.replace(/\.\w+$/, '')));
  };
  return (
    <div className={`${articleStyles.article} ${classes.editor}`}>
      <RichText
        label={t('blog.field.content')}
        initial={initial}
        onChange={onChange}
        onFiles={takeFiles}
        handle={handle}
        extensions={extensions}
        tools={(editor) => <ArticleTools editor={editor} onFiles={takeFiles} />}
        between={
          uploads.list.length > 0 && (
            <p className={classes.uploads} role="status">
              {uploads.list.map(({ key, file, failure }) => (
                <span key={key}>
                  <bdi>{file.name}</bdi>: {t(failure ? 'blog.tool.uploadFailed' : 'blog.tool.uploading')}{' '}
                  {failure && (
                    <button type="button" onClick={() => uploads.remove(key)}>
                      {t('ui.close')}
                    </button>
                  )}
                </span>
              ))}
            </p>
          )
        }
      />
    </div>
  );
}
