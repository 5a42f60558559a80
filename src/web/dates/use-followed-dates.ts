import { useEffect, useState } from 'react';
import { rerenderTexts } from '../i18n.ts';
import { onSessionChange, readSession } from '../session-store.ts';
import { setDateSetting } from './date-setting.ts';

/** Applies the signed-in user's date settings, and rerenders when they change here or elsewhere. */
export function useFollowedDates(): void {
  // Before the first render, as a different user may have been signed in.
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
