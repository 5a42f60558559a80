import { useTranslation } from '#web/i18n.ts';
import type { HelpCard } from '../../contract.ts';
import { categoryAddress } from '../help-addresses.ts';
import classes from './help-cards.module.css';

const waiting = Array.from({ length: 6 }, (_, index) => index);

/** What the help is about, a card each; their places before they are there. */
export function HelpCards({ cards }: { cards: readonly HelpCard[] | undefined }) {
  const { t } = useTranslation();
  if (!cards)
    return (
      <ul className={classes.cards} aria-busy="true" aria-label={t('ui.loading')}>
        {waiting.map((place) => (
          <li key={place} className={classes.waiting} />
        ))}
      </ul>
    );
  return (
    <ul className={classes.cards}>
      {cards.map(({ id, category, image, title, desc, questions }) => (
        <li key={id} className={classes.card}>
          <img className={classes.picture} src={image} alt="" width={480} height={240} />
          <div className={classes.words}>
            <h2 className={classes.title} dir="auto">
              <a href={categoryAddress(category)}>{title}</a>
            </h2>
            <p className={classes.text} dir="auto">
              {desc}
            </p>
            <p className={classes.count}>{t('help.questions', { count: questions })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
