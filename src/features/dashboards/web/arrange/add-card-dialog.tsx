import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { PlacedKey } from '../../contract.ts';
import classes from './add-card-dialog.module.css';

interface Props {
  /** What can be added. */
  cards: readonly PlacedKey[];
  onAdd: (card: PlacedKey) => void;
  onClose: () => void;
}

/** The cards that are not on the page, of both dashboards, each with what it shows. */
export function AddCardDialog({ cards, onAdd, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('dashboards.arrange.add')} kind="panel" onClose={onClose}>
      <div className={classes.body}>
        {cards.length === 0 ? (
          <p className={classes.none}>{t('dashboards.arrange.noneLeft')}</p>
        ) : (
          <ul className={classes.cards}>
            {cards.map((card) => {
              const name = t(`dashboards.card.${card}.title`);
              return (
                <li key={card} className={classes.card}>
                  <h3 className={classes.name}>{name}</h3>
                  <p className={classes.how}>{t(`dashboards.card.${card}.how`)}</p>
                  <Button look="outline" aria-label={t('dashboards.arrange.addOne', { name })} onClick={() => onAdd(card)}>
                    <IconPlus size={16} />
                    {t('dashboards.arrange.addThis')}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
