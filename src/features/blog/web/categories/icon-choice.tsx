import { useId } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { LegendGroup } from '#web/ui/legend-group.tsx';
import { categoryIcons, type CategoryIcon as Name } from '../../category-contract.ts';
import { CategoryIcon } from '../category-icon.tsx';
import classes from './icon-choice.module.css';

export function IconChoice({ chosen, onChoose }: { chosen: Name; onChoose: (icon: Name) => void }) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <LegendGroup legend={t('blog.cover.title')}>
      <div className={classes.list}>
        {categoryIcons.map((icon) => (
          <label key={icon} className={classes.choice} title={t(`blog.category.icon.${icon}`)}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              aria-label={t(`blog.category.icon.${icon}`)}
              checked={icon === chosen}
              onChange={() => onChoose(icon)}
            />
            <CategoryIcon icon={icon} />
          </label>
        ))}
      </div>
    </LegendGroup>
  );
}
