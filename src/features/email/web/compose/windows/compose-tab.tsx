import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { closeWindow } from './close-window.ts';
import type { ComposeWindow } from './compose-window-state.ts';
import classes from './compose-windows.module.css';
import { setMode } from './compose-windows-store.ts';
import { giveFocusBack, takeFocus, wantFocus } from './focus-wanted.ts';
import { titleOf } from './title-of.ts';

/** A minimised window. */
export function ComposeTab({ shown }: { shown: ComposeWindow }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const { key } = shown;
  const title = titleOf(shown, t);
  useEffect(() => {
    if (shown.mode === 'minimised' && takeFocus(key)) button.current?.focus();
  }, [key, shown.mode]);
  const open = () => {
    wantFocus(key);
    setMode(key, 'open');
  };
  const close = async () => {
    if (!(await closeWindow(key, queryClient))) return open();
    giveFocusBack(key);
  };
  return (
    <div className={classes.tab}>
      <button ref={button} type="button" className={classes.title} aria-expanded="false" onClick={open}>
        <bdi>{title}</bdi>
      </button>
      <IconButton label={t('email.compose.closeNamed', { title })} onClick={() => void close()}>
        <IconX size={18} />
      </IconButton>
    </div>
  );
}
