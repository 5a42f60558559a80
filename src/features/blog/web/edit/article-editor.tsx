import { type Editor, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useUploads } from '#platform/files/web/public-api.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconPhoto,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableMinus,
} from '#web/icons.ts';
import article from '#web/rich-text/article.module.css';
import { articleExtensions } from '#web/rich-text/article-extensions.ts';
import { HeadingTools } from '#web/rich-text/heading-tools.tsx';
import { RichText, type RichTextHandle } from '#web/rich-text/rich-text.tsx';
import { ToolButton } from '#web/rich-text/tool-button.tsx';
import { toast } from '#web/toast.ts';
import classes from './article-editor.module.css';

interface Props {
  /** Initial HTML. To replace it later, remount the editor with another `key`. */
  initial: string;
  onChange: (html: string) => void;
}

/**
 * Rich text editor of a post. Pasted, dropped, or chosen pictures are uploaded and inserted at the cursor. Loaded lazily because of its
 * size.
 */
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
    <div className={`${article.article} ${classes.editor}`}>
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

/** Toolbar for headings, code, pictures, and tables; table tools appear while the cursor is in one. */
function ArticleTools({ editor, onFiles }: { editor: Editor; onFiles: (files: File[]) => void }) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const chain = () => editor.chain().focus();
  return (
    <>
      <HeadingTools editor={editor} />
      <ToolButton label={t('blog.tool.picture')} run={() => chooser.current?.click()}>
        <IconPhoto size={18} />
      </ToolButton>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          onFiles(files);
        }}
      />
      {isInTable ? (
        <>
          <ToolButton label={t('blog.tool.addRow')} run={() => chain().addRowAfter().run()}>
            <IconRowInsertBottom size={18} />
          </ToolButton>
          <ToolButton label={t('blog.tool.addColumn')} flips run={() => chain().addColumnAfter().run()}>
            <IconColumnInsertRight size={18} />
          </ToolButton>
          <ToolButton label={t('blog.tool.deleteRow')} run={() => chain().deleteRow().run()}>
            <IconRowRemove size={18} />
          </ToolButton>
          <ToolButton label={t('blog.tool.deleteColumn')} run={() => chain().deleteColumn().run()}>
            <IconColumnRemove size={18} />
          </ToolButton>
          <ToolButton label={t('blog.tool.deleteTable')} run={() => chain().deleteTable().run()}>
            <IconTableMinus size={18} />
          </ToolButton>
        </>
      ) : (
        <ToolButton label={t('blog.tool.table')} run={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}>
          <IconTable size={18} />
        </ToolButton>
      )}
    </>
  );
}
