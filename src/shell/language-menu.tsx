import { changeLanguage, useTranslation } from '#web/i18n.ts';
import { IconLanguage } from '#web/icons.ts';
import type { Language } from '#web/layout.ts';
import { useLayout } from '#web/layout-store.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import buttons from '#web/ui/icon-button.module.css';

// Each in its own words, whatever the page speaks.
const languages: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'ar', name: 'العربية' },
];

/** Chooses the language of the page. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language } = useLayout();
  return (
    <Dropdown label={t('shell.language')} button={<IconLanguage />} buttonClassName={buttons.button}>
      {languages.map(({ code, name }) => (
        <DropdownItem key={code} lang={code} chosen={code === language} onChoose={() => void changeLanguage(code)}>
          {name}
        </DropdownItem>
      ))}
    </Dropdown>
  );
}
