import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { IconButton } from './icon-button.tsx';
import { SaveNote, type SaveStatus } from './save-note.tsx';
import classes from './side-panel-head.module.css';

interface Props {
  /** First in the header: the main action or the current location. */
  start: ReactNode;
  status: SaveStatus;
  /** Buttons for actions on the whole record. */
  tools?: ReactNode;
  onClose: () => void;
}

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
