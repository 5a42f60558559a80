import { type ReactNode, useEffect, useState } from 'react';
import { directionOf, languageOf, languages } from '#contract/languages.ts';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { OwnTranslation, type Translation, translationIn, useTranslation } from '#web/i18n.ts';
import { useSearchValue } from '#web/use-search-value.ts';

/** A part of the page in a language of its own, which stands in the address. */
export function InOwnLanguage({ children }: { children: (choice: ReactNode) => ReactNode }) {
  const { t, i18n } = useTranslation();
  const [asked, choose] = useSearchValue('language');
  const language = languageOf(asked ?? null) ?? languages.find(({ code }) => code !== i18n.language)?.code ?? i18n.language;
  const [own, setOwn] = useState<Translation>();
  useEffect(() => {
    let isWanted = true;
    void translationIn(language).then((translation) => isWanted && setOwn(translation));
    return () => {
      isWanted = false;
    };
  }, [language]);
  const choice = (
    <FilterSelect
      label={t('employees.basic.language')}
      value={language}
      options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      onChoose={(code) => choose(code || undefined)}
    />
  );
  const shown = own?.i18n.language ?? i18n.language;
  return (
    <OwnTranslation value={own ?? null}>
      <div lang={shown} dir={directionOf(shown)}>
        {children(choice)}
      </div>
    </OwnTranslation>
  );
}
