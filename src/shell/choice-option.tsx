import { useTranslation } from '#web/i18n.ts';
import { type LayoutOption, layoutValues } from '#web/layout.ts';
import { changeLayout, useLayout } from '#web/layout-store.ts';
import choiceStyles from '#web/ui/choice.module.css';
import styles from './customizer.module.css';
import { picturedOptions } from './customizer-options.ts';
import { LayoutPicture } from './layout-picture.tsx';

interface ChoiceOptionProps {
  option: LayoutOption;
  /** Whether a heading above already shows its name. */
  isTitled: boolean;
}

/** A layout option with several values, shown as pictures, colors, positions or names. */
export function ChoiceOption({ option, isTitled }: ChoiceOptionProps) {
  const { t } = useTranslation();
  const layout = useLayout();
  const look = lookOf(option);
  return (
    <fieldset className={styles.option} data-look={look}>
      <legend className={isTitled ? 'visually-hidden' : styles.legend}>{t(`shell.customizer.${option}`)}</legend>
      {layoutValues[option].map((value) => {
        const name = t(`shell.customizer.value.${value}`);
        return (
          <label
            key={String(value)}
            className={`${choiceStyles.choice} ${styles.choice}`}
            title={name}
            data-tint={look === 'colour' ? value : undefined}
          >
            <input type="radio" name={option} checked={layout[option] === value} onChange={() => changeLayout({ [option]: value })} />
            {look === 'picture' && <LayoutPicture option={option} value={String(value)} />}
            <span className={look === 'colour' || look === 'place' ? 'visually-hidden' : styles.name}>{name}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function lookOf(option: LayoutOption): 'picture' | 'colour' | 'place' | 'words' {
  if (picturedOptions.includes(option)) return 'picture';
  if (option === 'navbarColour') return 'colour';
  return option === 'toastPosition' ? 'place' : 'words';
}
