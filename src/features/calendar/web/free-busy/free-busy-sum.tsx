import { useTranslation } from '#web/i18n.ts';

interface Props {
  /** How sure it is of each who is busy then. */
  conflicts: readonly { isMaybe: boolean }[];
  /** Of how many it is known when they are busy, and whether that is all who are to come. */
  known: number;
  isAll: boolean;
  /** Whether a free time was looked for in vain. */
  isNoneFound: boolean;
}

/** How many of those who are to come are busy then. */
export function FreeBusySum({ conflicts, known, isAll, isNoneFound }: Props) {
  const { t } = useTranslation();
  const sure = conflicts.filter(({ isMaybe }) => !isMaybe).length;
  if (isNoneFound) return <span data-state="none">{t('calendar.freeBusy.noneFound')}</span>;
  if (sure > 0) return <span data-state="busy">{t('calendar.freeBusy.someBusy', { count: sure, all: known })}</span>;
  if (conflicts.length > 0)
    return <span data-state="maybe">{t('calendar.freeBusy.someMaybe', { count: conflicts.length, all: known })}</span>;
  return <span>{t(isAll ? 'calendar.freeBusy.allFree' : 'calendar.freeBusy.knownFree')}</span>;
}
