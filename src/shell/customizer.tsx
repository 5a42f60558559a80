import { useEffect } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconRefresh } from '#web/icons.ts';
import type { LayoutOption } from '#web/layout.ts';
import { resetLayout } from '#web/reset-layout.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import './chosen-layout.ts';
import { ChoiceOption } from './choice-option.tsx';
import styles from './customizer.module.css';
import { customizerSections } from './customizer-options.ts';
import { HorizontalMenu } from './horizontal-menu-part.ts';
import { SwitchOption } from './switch-option.tsx';

const switches: readonly LayoutOption[] = ['menuCollapsed', 'menuHidden', 'scrollToTop'];

export function Customizer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useEffect(() => void HorizontalMenu.preload(), []);
  return (
    <Dialog title={t('shell.customizer.title')} kind="panel" focuses="none" onClose={onClose}>
      {customizerSections.map(({ title, options }) => (
        <section key={title} className={styles.section}>
          <h3 className={styles.title}>{t(`shell.customizer.${title}`)}</h3>
          {options.map((option) =>
            switches.includes(option) ? (
              <SwitchOption key={option} option={option as 'menuCollapsed' | 'menuHidden' | 'scrollToTop'} />
            ) : (
              <ChoiceOption key={option} option={option} isTitled={option === title} />
            ),
          )}
        </section>
      ))}
      <div className={styles.foot}>
        <Button look="outline" wide onClick={resetLayout}>
          <IconRefresh size={18} aria-hidden="true" />
          {t('shell.customizer.reset')}
        </Button>
      </div>
    </Dialog>
  );
}
