import { languages } from '#contract/languages.ts';
import { changeLanguage, useTranslation } from '#web/i18n.ts';
import styles from './language-switch.module.css';

/** Language selection before signing in. Each name is in its own language. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className={styles.switch} aria-label={t('session.language')}>
      {languages.map(({ code, name }) => (
        <button key={code} type="button" lang={code} aria-pressed={i18n.language === code} onClick={() => void changeLanguage(code)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
