import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconCopy } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './code-block.module.css';

interface Props {
  /** Names the block for screen readers. */
  label: string;
  code: string;
  /** Without it nothing is offered for copying. */
  copyLabel?: string;
}

/** What a machine reads, to the letter, with a button that copies it. */
export function CodeBlock({ label, code, copyLabel }: Props) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={classes.place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keys. */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <pre className={classes.code} dir="ltr" role="region" aria-label={label} tabIndex={0}>
        <code>{code}</code>
      </pre>
      {copyLabel && 'clipboard' in navigator && (
        <Button look="outline" onClick={() => void copy()}>
          {isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
          {isCopied ? t('webhooks.copied') : copyLabel}
        </Button>
      )}
    </div>
  );
}
