import { Fragment, type ReactNode, useContext } from 'react';
import { mentionSpans } from '#contract/mentions-in.ts';
import { MentionNamesContext } from './mention-names.ts';
import classes from './message-text.module.css';

/** Text in which who is named stands out, the reader most. */
export function MentioningText({ text }: { text: string }): ReactNode {
  const { persons, ownId } = useContext(MentionNamesContext);
  if (persons.length === 0 || !text.includes('@')) return text;
  const whole = text.normalize('NFC');
  const spans = mentionSpans(whole, persons);
  if (spans.length === 0) return text;
  return spans.map(({ start, end, ids }, index) => (
    <Fragment key={start}>
      {whole.slice(spans[index - 1]?.end ?? 0, start)}
      <bdi className={classes.mention} data-own={ids.includes(ownId) || undefined}>
        {whole.slice(start, end)}
      </bdi>
      {index === spans.length - 1 ? whole.slice(end) : ''}
    </Fragment>
  ));
}
