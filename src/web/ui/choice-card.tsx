import { type ComponentProps, type ReactNode, useId } from 'react';
import choice from './choice.module.css';
import classes from './choice-card.module.css';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'id'> {
  type: 'radio' | 'checkbox';
  title: string;
  /** What the choice includes. */
  text?: ReactNode;
  icon?: ReactNode;
  /** At the end of the title line, for example the price. */
  note?: ReactNode;
}

/** A choice as a card: the whole card is clickable, and its title is the label. */
export function ChoiceCard({ type, title, text, icon, note, ...input }: ChoiceCardProps) {
  const id = useId();
  const described = [note && `${id}-note`, text && `${id}-text`].filter(Boolean).join(' ');
  return (
    <div className={`${choice.choice} ${classes.card}`}>
      <input {...input} type={type} aria-labelledby={`${id}-title`} aria-describedby={described || undefined} />
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={classes.head}>
        <span id={`${id}-title`} className={classes.title}>
          {title}
        </span>
        {note && (
          <span id={`${id}-note`} className={classes.note}>
            {note}
          </span>
        )}
      </span>
      {text && (
        <span id={`${id}-text`} className={classes.text}>
          {text}
        </span>
      )}
    </div>
  );
}
