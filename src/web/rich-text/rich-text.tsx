import { type Editor, EditorContent, type Extensions, type UseEditorOptions, useEditor } from '@tiptap/react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { editorExtensions } from './editor-extensions.ts';
import { filesOf } from './files-of.ts';
import formatStyles from './formats.module.css';
import classes from './rich-text.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

export interface RichTextHandle {
  focus: () => void;
  /** Inserts HTML at the cursor. */
  insert: (html: string) => void;
  /** Inserts an image at the cursor. */
  insertPicture: (address: string, description: string) => void;
}

interface RichTextProps {
  /** Accessible name. */
  label: string;
  placeholder?: string;
  /** Initial HTML. To replace it later, remount the editor with a different `key`. */
  initial: string;
  /** Called on each change with the whole HTML. */
  onChange: (html: string) => void;
  /** Receives pasted and dropped files; without it the browser handles them. */
  onFiles?: (files: File[]) => void;
  /** Content between the text and the toolbar. */
  between?: ReactNode;
  /** How much of the scroll container's end is covered, in pixels. The cursor is kept above it. */
  covered?: number;
  /** Moves focus to the start of the text once the editor exists. */
  autoFocus?: boolean;
  handle?: Ref<RichTextHandle>;
  /** Extensions for richer content than in mails. */
  extensions?: Extensions;
  /** Extra tools before the standard ones. */
  tools?: (editor: Editor) => ReactNode;
}

const noMargin = { top: 5, right: 5, left: 5 };

/** A rich text editor with bold, lists, links and so on. Heavy, so load it on first use. */
export function RichText({
  label,
  placeholder = '',
  initial,
  onChange,
  onFiles,
  between,
  covered,
  autoFocus = false,
  handle,
  extensions,
  tools,
}: RichTextProps) {
  const latest = useRef({ onChange, onFiles });
  useEffect(() => {
    latest.current = { onChange, onFiles };
  });
  const editorOf = useRef<Editor>(null);
  const takeFiles = (transfer: DataTransfer | null, place?: () => void): boolean => {
    const files = filesOf(transfer);
    if (files.length === 0 || !latest.current.onFiles) return false;
    place?.();
    latest.current.onFiles(files);
    return true;
  };
  // Created once, because changed options would be applied again on every keystroke.
  const [options] = useState<UseEditorOptions>(() => ({
    extensions: extensions ?? editorExtensions(placeholder),
    content: initial,
    textDirection: 'auto',
    // The styles are in the CSS module, because the page's policy blocks style elements without a nonce.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => latest.current.onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      ...(covered && { scrollThreshold: { ...noMargin, bottom: covered }, scrollMargin: { ...noMargin, bottom: covered } }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: `${formatStyles.formats} ${classes.text}` },
      handlePaste: (_view, event) => takeFiles(event.clipboardData),
      handleDrop: (view, event, _slice, wasInside) =>
        !wasInside &&
        takeFiles(event.dataTransfer, () => {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (at) editorOf.current?.commands.setTextSelection(at.pos);
        }),
    },
  }));
  const editor = useEditor({ ...options, immediatelyRender: true });
  useEffect(() => {
    editorOf.current = editor;
  }, [editor]);
  useImperativeHandle(
    handle,
    () => ({
      // Restores the last cursor position.
      focus: () => void editor.commands.focus(),
      insert: (html) => void editor.chain().focus().insertContent(html).run(),
      insertPicture: (src, alt) => void editor.chain().insertContent({ type: 'image', attrs: { src, alt } }).run(),
    }),
    [editor],
  );
  // On a slow device the first editor may be destroyed before it is shown, and replaced by another.
  useEffect(() => {
    if (autoFocus && !editor.isDestroyed) editor.commands.focus('start');
  }, [autoFocus, editor]);
  return (
    <div className={classes.editor}>
      <EditorContent className={classes.place} editor={editor} />
      {between}
      <RichTextToolbar editor={editor} tools={tools} />
    </div>
  );
}
