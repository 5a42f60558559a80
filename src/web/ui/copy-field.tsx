import { useState } from 'react';
import { IconCheck, IconCopy } from '#web/icons.ts';
import { copyText } from '../copy-text.ts';
import { useTranslation } from '../i18n.ts';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';

interface Props {
  label: string;
  value: string;
  hint?: string;
}

/** A value to copy, such as a URL or a key. */
export function CopyField({ label, value, hint }: Props) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  return (
    <TextField
      label={label}
      hint={hint}
      dir="ltr"
      readOnly
      value={value}
      onFocus={(event) => event.currentTarget.select()}
      end={
        <IconButton
          label={t(isCopied ? 'ui.copy.done' : 'ui.copy.one', { what: label })}
          onClick={() => void copyText(value).then(setCopied)}
        >
          {isCopied ? <IconCheck size={18} /> : <IconCopy size={18} />}
        </IconButton>
      }
    />
  );
}
