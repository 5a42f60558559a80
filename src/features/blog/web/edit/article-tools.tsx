import { type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
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
import { HeadingTools } from '#web/rich-text/heading-tools.tsx';
import { ToolButton } from '#web/rich-text/tool-button.tsx';

/** Headings, code, pictures and tables; what changes a table is there while the cursor is in one. */
export function ArticleTools({ editor, onFiles }: { editor: Editor; onFiles: (files: File[]) => void }) {
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
