import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconTrash, IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { linkTo } from './link-to.ts';
import classes from './rich-text-toolbar.module.css';

/** Sets the link of the selected text; without a selection it inserts the URL itself. */
export function LinkField({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const href = linkTo(text);
    if (!href) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: text.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    // Not a form, because the editor may be inside one.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look.
    <div
      role="group"
      aria-label={t('ui.richText.address')}
      className={classes.link}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') return apply();
        editor.commands.focus();
        onClose();
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it was just asked for.
        autoFocus
        type="text"
        inputMode="url"
        dir="ltr"
        value={text}
        aria-label={t('ui.richText.address')}
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <IconButton label={t('ui.richText.setLink')} onClick={apply}>
        <IconCheck size={18} />
      </IconButton>
      {editor.isActive('link') ? (
        <IconButton
          label={t('ui.richText.removeLink')}
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          <IconTrash size={18} />
        </IconButton>
      ) : null}
      <IconButton label={t('ui.close')} onClick={onClose}>
        <IconX size={18} />
      </IconButton>
    </div>
  );
}
