import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { IconButton } from './icon-button.tsx';
import { SaveNote, type SaveStatus } from './save-note.tsx';
import classes from './side-panel-head.module.css';

interface Props {
  /** Stands first: what most is done with what is open, or where it stands. */
  start: ReactNode;
  status: SaveStatus;
  /** Buttons for what can be done with the whole of it. */
  tools?: ReactNode;
  onClose: () => void;
}

/** The head of a `SidePanel`. */
export function SidePanelHead({ start, status, tools, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <header className={classes.head}>
      {start}
      <span className={classes.note}>
        <SaveNote status={status} />
      </span>
      {tools}
      <IconButton label={t('ui.close')} onClick={onClose}>
        <IconX />
      </IconButton>
    </header>
  );
}
