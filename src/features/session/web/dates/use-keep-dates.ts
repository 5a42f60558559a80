import { useState } from 'react';
import type { DateSetting } from '#contract/date-setting.ts';
import { call } from '#web/api-client.ts';
import { dateSetting } from '#web/dates/date-setting.ts';
import { useTranslation } from '#web/i18n.ts';
import { readSession, updateSession } from '#web/session-store.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { updateDateSetting } from '../../date-contract.ts';

// One after the other: the last choice is the one that stays.
let sent: Promise<unknown> = Promise.resolve();

interface KeptDates {
  keep: (change: Partial<DateSetting>) => void;
  /** Why the last change could not be kept. */
  failure: string;
}

/** Keeps changes of how dates are written: shown at once, in all tabs; taken back, and told, where they cannot be kept. */
export function useKeepDates(): KeptDates {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const [failure, setFailure] = useState('');
  const failed = t('session.dates.notKept');
  const keep = (change: Partial<DateSetting>) =>
    attempt(failed, async () => {
      const before = dateSetting();
      setFailure('');
      show({ ...before, ...change });
      const sending = sent.then(() => call(updateDateSetting, { body: change }));
      sent = sending.catch(() => undefined);
      await sending.catch((error: unknown) => {
        const names = Object.keys(change) as (keyof DateSetting)[];
        show({ ...dateSetting(), ...Object.fromEntries(names.map((name) => [name, before[name]])) });
        // The toast stands behind the dialog.
        setFailure(failed);
        throw error;
      });
    });
  return { keep: (change) => void keep(change), failure };
}

/** It stands where the server's word on it will stand. */
function show(dates: DateSetting): void {
  const userData = readSession()?.userData;
  if (userData) updateSession({ ...userData, dates });
}
