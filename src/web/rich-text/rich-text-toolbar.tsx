import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '#web/icons.ts';
import { LinkField } from './link-field.tsx';
import classes from './rich-text-toolbar.module.css';
import { ToolButton } from './tool-button.tsx';

/** The marks with their editor shortcuts; `Mod` is Ctrl, or Cmd on a Mac. */
const marks = [
  { name: 'bold', keys: 'Mod+B', Icon: IconBold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', keys: 'Mod+I', Icon: IconItalic, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'underline', keys: 'Mod+U', Icon: IconUnderline, run: (editor: Editor) => editor.chain().focus().toggleUnderline().run() },
  { name: 'strike', keys: 'Mod+Shift+S', Icon: IconStrikethrough, run: (editor: Editor) => editor.chain().focus().toggleStrike().run() },
  { name: 'bulletList', keys: 'Mod+Shift+8', Icon: IconList, run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  {
    name: 'orderedList',
    keys: 'Mod+Shift+7',
    Icon: IconListNumbers,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    keys: 'Mod+Shift+B',
    Icon: IconBlockquote,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'code', keys: 'Mod+E', Icon: IconCode, run: (editor: Editor) => editor.chain().focus().toggleCode().run() },
] as const;

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const shown = (keys: string) => keys.replace('Mod', isMac ? '⌘' : 'Ctrl');

/** The formatting toolbar: one tab stop, with arrow keys between buttons. */
export function RichTextToolbar({ editor, tools }: { editor: Editor; tools?: ((editor: Editor) => ReactNode) | undefined }) {
  const { t } = useTranslation();
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: marks.filter(({ name }) => now.isActive(name)).map(({ name }) => name as string),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const button = (
    label: string,
    icon: ReactNode,
    run: () => void,
    more: Omit<ComponentProps<typeof ToolButton>, 'label' | 'run' | 'children'> = {},
  ) => (
    <ToolButton label={label} run={run} {...more}>
      {icon}
    </ToolButton>
  );
  return (
    <div className={classes.bar}>
      {isLinking ? <LinkField editor={editor} onClose={() => setLinking(false)} /> : null}
      <div className={classes.tools} role="toolbar" aria-label={t('ui.richText.formats')} onKeyDown={moveFocus}>
        {tools?.(editor)}
        {marks.map(({ name, keys, Icon, run }) => (
          <span key={name} className={classes.slot}>
            {button(`${t(`ui.richText.${name}`)} (${shown(keys)})`, <Icon size={18} />, () => run(editor), {
              pressed: state.active.includes(name),
            })}
          </span>
        ))}
        {button(t('ui.richText.link'), <IconLink size={18} />, () => setLinking(!isLinking), { pressed: state.isLink })}
        {button(t('ui.richText.clear'), <IconClearFormatting size={18} />, () => editor.chain().focus().unsetAllMarks().clearNodes().run())}
        {button(`${t('ui.richText.undo')} (${shown('Mod+Z')})`, <IconArrowBackUp size={18} />, () => editor.chain().focus().undo().run(), {
          disabled: !state.canUndo,
          flips: true,
        })}
        {button(
          `${t('ui.richText.redo')} (${shown('Mod+Shift+Z')})`,
          <IconArrowForwardUp size={18} />,
          () => editor.chain().focus().redo().run(),
          {
            disabled: !state.canRedo,
            flips: true,
          },
        )}
      </div>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const turned = document.documentElement.dir === 'rtl' ? -step : step;
  buttons.at((at + turned) % buttons.length)?.focus();
}
