import { useTranslation } from '#web/i18n.ts';
import type { Layout } from '#web/layout.ts';
import { changeLayout, useLayout } from '#web/layout-store.ts';
import { useMenuCollapsed } from '#web/menu-collapsed.ts';
import choiceStyles from '#web/ui/choice.module.css';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import styles from './customizer.module.css';

type Choices = { readonly [K in keyof Layout]?: readonly Layout[K][] };

const choices: Choices = {
  skin: ['light', 'dark', 'auto'],
  direction: ['ltr', 'rtl'],
  content: ['boxed', 'full'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  footer: ['static', 'sticky', 'hidden'],
  toastPosition: ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'],
};
const switches = ['menuCollapsed', 'menuHidden', 'scrollToTop'] as const;

/** Changes every option of the layout live. */
export function Customizer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const isCollapsed = useMenuCollapsed();
  return (
    <Dialog title={t('shell.customizer.title')} kind="panel" onClose={onClose}>
      <div className={styles.options}>
        {Object.entries(choices).map(([option, values]) => (
          <fieldset key={option} className={styles.option}>
            <legend>{t(`shell.customizer.${option}`)}</legend>
            {values.map((value) => (
              <label key={String(value)} className={`${choiceStyles.choice} ${styles.choice}`}>
                <input
                  type="radio"
                  name={option}
                  checked={layout[option as keyof Layout] === value}
                  onChange={() => changeLayout({ [option]: value })}
                />
                <span>{t(`shell.customizer.value.${value}`)}</span>
              </label>
            ))}
          </fieldset>
        ))}
        {switches.map((option) => (
          <Switch
            key={option}
            label={t(`shell.customizer.${option}`)}
            isOn={option === 'menuCollapsed' ? isCollapsed : layout[option]}
            onChange={(isOn) => changeLayout({ [option]: isOn })}
          />
        ))}
      </div>
    </Dialog>
  );
}
