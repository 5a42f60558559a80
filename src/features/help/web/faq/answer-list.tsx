import type { Rights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown, IconPencil, IconPlus, IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import type { FaqCategory, FaqItem } from '../../faq-contract.ts';
import classes from './answer-list.module.css';
import { FaqIcon } from './faq-icon.tsx';

interface AnswerListProps {
  category: FaqCategory;
  /** Opens all search results; otherwise only the first answer, as an example. */
  areOpen: boolean;
  rights: Rights;
  onAdd: () => void;
  onEdit: (item: FaqItem) => void;
  onRemove: (item: FaqItem) => void;
}

/** Questions of a category, each expandable. */
export function AnswerList({ category, areOpen, rights, onAdd, onEdit, onRemove }: AnswerListProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.list} aria-label={category.title}>
      <header className={classes.head}>
        <span className={classes.mark}>
          <FaqIcon icon={category.icon} size={24} />
        </span>
        <div className={classes.words}>
          <h2 className={classes.title} dir="auto">
            {category.title}
          </h2>
          <p className={classes.subtitle} dir="auto">
            {category.subtitle}
          </p>
        </div>
        {rights.create && (
          <Button look="outline" onClick={onAdd}>
            <IconPlus size={18} />
            {t('faq.add')}
          </Button>
        )}
      </header>
      {category.qandA.length === 0 && <p className={classes.none}>{t('faq.noAnswers')}</p>}
      {category.qandA.map((item, index) => (
        <details key={item.id} className={classes.item} open={areOpen || index === 0}>
          <summary className={classes.question}>
            <span dir="auto">{item.question}</span>
            <IconChevronDown size={18} className={classes.sign} aria-hidden="true" />
          </summary>
          <div className={classes.answer}>
            <p dir="auto">{item.ans}</p>
            {(rights.update || rights.delete) && (
              <div className={classes.tools}>
                {rights.update && (
                  <Button look="plain" aria-label={t('faq.editOne', { question: item.question })} onClick={() => onEdit(item)}>
                    <IconPencil size={16} />
                    {t('common.edit')}
                  </Button>
                )}
                {rights.delete && (
                  <Button look="plain" aria-label={t('faq.deleteOne', { question: item.question })} onClick={() => onRemove(item)}>
                    <IconTrash size={16} />
                    {t('common.delete')}
                  </Button>
                )}
              </div>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}
