import { type ReactNode, useEffect, useState } from 'react';
import { directionOf, type Language } from '#contract/languages.ts';
import { OwnTranslation, type Translation, translationIn } from '#web/i18n.ts';

/** A part in a language of its own, once its texts are there. */
export function OwnLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const [own, setOwn] = useState<Translation>();
  useEffect(() => {
    let isWanted = true;
    const show = (translation: Translation) => isWanted && setOwn(translation);
    // Without its texts the part stays in the language of the page.
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
