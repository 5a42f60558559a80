import { type ReactNode, useEffect, useState } from 'react';
import { directionOf, type Language } from '#contract/languages.ts';
import { OwnTranslation, type Translation, translationIn } from '#web/i18n.ts';

/** Renders a part of the page in a different language once its locale is loaded. */
export function OwnLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const [own, setOwn] = useState<Translation>();
  useEffect(() => {
    let isWanted = true;
    const show = (translation: Translation) => isWanted && setOwn(translation);
    // Without its locale, the part stays in the page's language.
    translationIn(language).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [language]);
  return (
    <OwnTranslation value={own ?? null}>
      <div lang={own?.i18n.language} dir={own && directionOf(own.i18n.language)}>
        {children}
      </div>
    </OwnTranslation>
  );
}
