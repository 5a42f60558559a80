import { useEffect, useState } from 'react';
import { rerenderTexts } from '../i18n.ts';
import { onSessionChange, readSession } from '../session-store.ts';
import { setDateSetting } from './date-setting.ts';

/** Dates are written as whoever is signed in wants them, and all anew when they change their mind, here or elsewhere. */
export function useFollowedDates(): void {
  // Before anything is drawn: somebody else may have been signed in.
  useState(take);
  useEffect(
    () =>
      onSessionChange(() => {
        if (take()) rerenderTexts();
      }),
    [],
  );
}

const take = (): boolean => setDateSetting(readSession()?.userData.dates);
