import { languages } from '#contract/languages.ts';
import { changeLanguage, useTranslation } from '#web/i18n.ts';
import { IconLanguage } from '#web/icons.ts';
import { useLayout } from '#web/layout-store.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import buttons from '#web/ui/icon-button.module.css';

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
