import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from '#web/i18n.ts';
import { IconH2, IconH3, IconSourceCode } from '#web/icons.ts';
import { ToolButton } from './tool-button.tsx';

/** Tools for headings and code, which only articles have. */
export function HeadingTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      code: now.isActive('codeBlock'),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <>
      <ToolButton label={t('ui.richText.h2')} pressed={state.h2} run={() => chain().toggleHeading({ level: 2 }).run()}>
        <IconH2 size={18} />
      </ToolButton>
      <ToolButton label={t('ui.richText.h3')} pressed={state.h3} run={() => chain().toggleHeading({ level: 3 }).run()}>
        <IconH3 size={18} />
      </ToolButton>
      <ToolButton label={t('ui.richText.codeBlock')} pressed={state.code} run={() => chain().toggleCodeBlock().run()}>
        <IconSourceCode size={18} />
      </ToolButton>
    </>
  );
}
