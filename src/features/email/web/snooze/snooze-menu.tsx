import { Suspense, useState } from 'react';
import { formatAhead } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendarClock, IconClock, IconClockPlay } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { Email } from '../../contract.ts';
import { MenuButton, type MenuItem } from '../menu-button.tsx';
import { snoozeTimes } from './snooze-times.ts';

const SnoozeDialog = lazyPart(() => import('./snooze-dialog.tsx').then(({ SnoozeDialog }) => SnoozeDialog));

interface Props {
  mails: readonly Pick<Email, 'snoozedUntil'>[];
  /** ISO 8601; null ends the snooze now. */
  onSnooze: (until: string | null) => void;
  /** Set for a hovered row: shortcuts do not find it, and it takes no focus. */
  isOfRow?: boolean;
}

export function SnoozeMenu({ mails, onSnooze, isOfRow = false }: Props) {
  const { t, i18n } = useTranslation();
  const [isPicking, setPicking] = useState(false);
  const now = new Date();
  const times = Object.entries(snoozeTimes(now)).map(
    ([key, time]: [string, Date]): MenuItem => ({
      key,
      text: t(`email.snooze.${key}`),
      note: formatAhead(new Date(time.toISOString()), i18n.language, now),
      mark: <IconClock size={18} stroke={1.75} />,
      run: () => onSnooze(time.toISOString()),
    }),
  );
  const pick = {
    key: 'pick',
    text: t('email.snooze.pick'),
    mark: <IconCalendarClock size={18} stroke={1.75} />,
    run: () => setPicking(true),
  };
  const back = {
    key: 'back',
    text: t('email.snooze.bringBack'),
    mark: <IconClockPlay size={18} stroke={1.75} />,
    run: () => onSnooze(null),
  };
  const isSnoozed = mails.some(({ snoozedUntil }) => snoozedUntil);
  return (
    <>
      <MenuButton
        label={t('email.snooze.menu')}
        icon={<IconClock size={isOfRow ? 18 : 20} stroke={1.75} />}
        items={[...(isSnoozed ? [back] : []), ...times, pick]}
        {...(isOfRow ? { tabIndex: -1 } : { name: 'snooze' })}
      />
      {isPicking ? (
        <Suspense>
          <SnoozeDialog
            onClose={() => setPicking(false)}
            onPick={(until) => {
              setPicking(false);
              onSnooze(until);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
