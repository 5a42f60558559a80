import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { HeadingTools } from '#web/rich-text/heading-tools.tsx';
import { linkOptions } from '#web/rich-text/link-options.ts';
import { RichText } from '#web/rich-text/rich-text.tsx';
import classes from './help-editor.module.css';

interface HelpEditorProps {
  /** Initial HTML. To replace it later, remount the editor with another `key`. */
  initial: string;
  onChange: (html: string) => void;
}

/** Rich text editor of an article: the formatting of mails plus headings. Loaded lazily because of its size. */
export function HelpEditor({ initial, onChange }: HelpEditorProps) {
  const { t } = useTranslation();
  const [extensions] = useState(() => [
    StarterKit.configure({ heading: { levels: [2, 3] }, link: linkOptions }),
    Placeholder.configure({ placeholder: t('help.field.placeholder'), showOnlyWhenEditable: true }),
  ]);
  return (
    <div className={classes.editor}>
      <RichText
        label={t('help.field.content')}
        initial={initial}
        onChange={onChange}
        extensions={extensions}
        tools={(editor) => <HeadingTools editor={editor} />}
      />
    </div>
  );
}
