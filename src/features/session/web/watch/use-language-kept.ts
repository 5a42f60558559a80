import { useEffect, useRef } from 'react';
import { call } from '#web/api-client.ts';
import { useLayout } from '#web/layout-store.ts';
import { readSession } from '#web/session-store.ts';
import { chooseLanguage } from '../../contract.ts';

/** Tells the server of each change of the page's language: what it writes to the person is in theirs. */
export function useLanguageKept(): void {
  const { language } = useLayout();
  const keptRef = useRef(language);
  useEffect(() => {
    if (keptRef.current === language) return;
    keptRef.current = language;
    // What is lost without a network, the next sign-in says again.
    if (readSession()) call(chooseLanguage, { body: { language } }).catch(() => undefined);
  }, [language]);
}
