import { type Editor, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useUploads } from '#platform/files/web/public-api.ts';
import { IconColumnInsertRight, IconPhoto, IconRowInsertBottom, IconTable, IconTableMinus } from '#web/icons.ts';
import { articleExtensions } from '#web/rich-text/article-extensions.ts';
import { HeadingTools } from '#web/rich-text/heading-tools.tsx';
import { RichText, type RichTextHandle } from '#web/rich-text/rich-text.tsx';
import { ToolButton } from '#web/rich-text/tool-button.tsx';

const begun = `<h2>How we make a lamp</h2><p>Each lamp begins as a sheet of <em>paper</em> and a strip of ash.</p>
<table><tbody><tr><th><p>Part</p></th><th><p>Made in</p></th></tr><tr><td><p>Shade</p></td><td><p>Lisbon</p></td></tr></tbody></table>
<blockquote><p>Light is a material, too.</p></blockquote><pre><code>shade = paper * patience</code></pre>`;

/** An article editor. Pictures are uploaded and inserted at the cursor. */
export function Article() {
  const handle = useRef<RichTextHandle>(null);
  const uploads = useUploads();
  const [extensions] = useState(() => articleExtensions('Write something'));
  const takeFiles = (files: File[]) => {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    uploads.start(pictures, ({ url, name }) => handle.current?.insertPicture(url, name));
  };
  return (
    <RichText
      label="Article"
      initial={begun}
      onChange={() => undefined}
      onFiles={takeFiles}
      handle={handle}
      extensions={extensions}
      tools={(editor) => <Tools editor={editor} onFiles={takeFiles} />}
    />
  );
}

function Tools({ editor, onFiles }: { editor: Editor; onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const chain = () => editor.chain().focus();
  return (
    <>
      <HeadingTools editor={editor} />
      <ToolButton label="Image" run={() => chooser.current?.click()}>
        <IconPhoto size={18} />
      </ToolButton>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {isInTable ? (
        <>
          <ToolButton label="Add row" run={() => chain().addRowAfter().run()}>
            <IconRowInsertBottom size={18} />
          </ToolButton>
          <ToolButton label="Add column" flips run={() => chain().addColumnAfter().run()}>
            <IconColumnInsertRight size={18} />
          </ToolButton>
          <ToolButton label="Delete table" run={() => chain().deleteTable().run()}>
            <IconTableMinus size={18} />
          </ToolButton>
        </>
      ) : (
        <ToolButton label="Table" run={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}>
          <IconTable size={18} />
        </ToolButton>
      )}
    </>
  );
}
