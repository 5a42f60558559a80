import { useState } from 'react';
import { type Language, languageOf, languages } from '#contract/languages.ts';
import { useTranslation } from '#web/i18n.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { OwnLanguage } from './own-language.tsx';

/** The rest of the page keeps its language. */
export function OfAPart() {
  const [language, setLanguage] = useState<Language>('ar');
  return (
    <Stack>
      <SelectField
        label="Section language"
        value={language}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        onChoose={(code) => setLanguage(languageOf(code) ?? 'en')}
      />
      <OwnLanguage language={language}>
        <Words />
      </OwnLanguage>
    </Stack>
  );
}

function Words() {
  const { t } = useTranslation();
  return (
    <FactList
      facts={[
        { label: t('ui.subject.Invoice'), content: t('common.save') },
        { label: t('ui.subject.Calendar'), content: t('common.today') },
        { label: t('ui.subject.Trash'), content: t('common.undo') },
      ]}
    />
  );
}
