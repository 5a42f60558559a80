import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import type { Recipient } from '../../../contract.ts';
import classes from './recipient-field.module.css';

interface RecipientChipProps {
  recipient: Recipient;
  problem: 'invalid' | 'unreachable' | null;
  onRemove: () => void;
  onEdit: () => void;
}

/** One recipient. A double click, or a click on one that is no address, puts it back into the input. */
export function RecipientChip({ recipient: { name, email }, problem, onRemove, onEdit }: RecipientChipProps) {
  const { t } = useTranslation();
  const shown = name || email;
  const said = problem ? t(`email.compose.${problem}`, { email }) : undefined;
  return (
    <li className={classes.chip} data-problem={problem ?? undefined} title={said ?? email}>
      {problem === 'invalid' ? (
        <button type="button" className={classes.edit} aria-label={t('email.compose.editRecipient', { name: shown })} onClick={onEdit}>
          <bdi>{shown}</bdi>
        </button>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the mouse; the keyboard removes and types anew.
        <bdi className={classes.name} onDoubleClick={onEdit}>
          {shown}
        </bdi>
      )}
      {said ? <span className="visually-hidden">{said}</span> : null}
      <button type="button" className={classes.remove} aria-label={t('email.compose.removeRecipient', { name: shown })} onClick={onRemove}>
        <IconX size={14} stroke={2} />
      </button>
    </li>
  );
}
