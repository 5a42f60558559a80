import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { listMarks } from '../../contract.ts';
import type { MailPlace } from '../folders/mail-place.ts';
import { narrowed } from '../list/mail-list-input.ts';
import classes from './choose-all-bar.module.css';
import type { MailSelection } from './use-mail-selection.ts';

interface Props {
  place: MailPlace;
  /** Name of the place. */
  title: string;
  total: number;
  selection: MailSelection;
}

/** When all listed emails are selected: offers to select those that are not loaded too, and reports when they are. */
export function ChooseAllBar({ place, title, total, selection }: Props) {
  const { t, i18n } = useTranslation();
  const attempt = useAttempt();
  const [isAsking, setAsking] = useState(false);
  const chosen = selection.ids.size;
  const number = (count: number) => formatNumber(count, i18n.language);
  const chooseAll = async () => {
    setAsking(true);
    await attempt(t('email.failed.list'), async () => selection.setAll((await call(listMarks, { query: narrowed(place) })).emails));
    setAsking(false);
  };
  const isBeyond = chosen >= total;
  return (
    <div className={classes.bar}>
      <span role="status">
        {t(isBeyond ? 'email.choosing.all' : 'email.choosing.listed', { count: chosen, shown: number(chosen), place: title })}
      </span>
      {isBeyond ? (
        <button type="button" onClick={selection.clear}>
          {t('table.clearSelection')}
        </button>
      ) : (
        <button type="button" disabled={isAsking} onClick={() => void chooseAll()}>
          {t(place.q ? 'email.choosing.offerFound' : 'email.choosing.offer', { count: total, shown: number(total), place: title })}
        </button>
      )}
    </div>
  );
}
