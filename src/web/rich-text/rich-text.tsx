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
  /** Inserts a picture at the cursor. */
  insertPicture: (address: string, description: string) => void;
}

interface RichTextProps {
  /** What it is for, said aloud. */
  label: string;
  placeholder?: string;
  /** HTML to begin with; to replace it later, mount the editor anew by another `key`. */
  initial: string;
  /** Told of each change with the whole HTML. */
  onChange: (html: string) => void;
  /** Given pasted and dropped files; without it they are left to the browser. */
  onFiles?: (files: File[]) => void;
  /** Stands between the text and its toolbar. */
  between?: ReactNode;
  /** As much of the box that it scrolls in as lies over its end, in pixels: the cursor stays above that. */
  covered?: number;
  /** Takes the focus, at the text's beginning, as soon as there is an editor. */
  autoFocus?: boolean;
  handle?: Ref<RichTextHandle>;
  /** What can stand in it, where that is more than in a mail. */
  extensions?: Extensions;
  /** Further tools, before those of every text. */
  tools?: (editor: Editor) => ReactNode;
}

const noMargin = { top: 5, right: 5, left: 5 };

/** A text with bold, lists, links and the like. Heavy: to be loaded when it is first needed. */
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
  // Made once: options that change would be set anew at each keystroke.
  const [options] = useState<UseEditorOptions>(() => ({
    extensions: extensions ?? editorExtensions(placeholder),
    content: initial,
    textDirection: 'auto',
    // Its styles stand in the module: the page's policy refuses a style element without a nonce.
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
      // Where the cursor was.
      focus: () => void editor.commands.focus(),
      insert: (html) => void editor.chain().focus().insertContent(html).run(),
      insertPicture: (src, alt) => void editor.chain().insertContent({ type: 'image', attrs: { src, alt } }).run(),
    }),
    [editor],
  );
  // On a slow machine the first editor is given up before it is shown, and another one takes its place.
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
