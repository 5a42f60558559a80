import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowBackUp, IconPlus, IconUsers } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useStable } from '#web/use-stable.ts';
import { addable, type Choice } from '../../arranged.ts';
import type { PlacedCard } from '../../card-room.ts';
import type { Arrangement, DashboardName, PlacedKey } from '../../contract.ts';
import { ArrangeHandle, type HandleActions, scrollWhileDragging } from './arrange-handle.tsx';
import classes from './arrange-mode.module.css';
import { choiceOf, heightened, movedBeside, movedTo, placeOf, resizedCard, withAdded, without } from './choice-steps.ts';
import { useArrange } from './use-arrange.ts';

interface Props {
  name: DashboardName;
  arrangement: Arrangement;
  isAdding: boolean;
  /** Opens or closes the add dialog; undefined leaves arrange mode. */
  onMode: (mode: 'on' | 'add' | undefined) => void;
  /** Renders the cards, each with its handle. */
  grid: (handleOf: (placed: PlacedCard) => ReactNode) => ReactNode;
}

/** A dashboard in arrange mode: every change is shown, saved, and announced. */
export function ArrangeMode({ name, arrangement, isAdding, onMode, grid }: Props) {
  const { t } = useTranslation();
  const ability = useAbility();
  const arrange = useArrange(name);
  const [isAsking, ask] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const choice = choiceOf(arrangement);
  const titleOf = (card: PlacedKey) => t(`dashboards.card.${card}.title`);
  // Focuses the handle again, because moving a card moves its DOM node.
  const focusOn = (card: PlacedKey | undefined) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-handle="${card}"]`)?.focus());
  const change = (after: Choice, words: string, said = words) => {
    announce(words);
    arrange.keep(choice, after, said);
  };
  const moved = (card: PlacedKey, after: Choice) => {
    const position = placeOf(after, card) + 1;
    if (position === placeOf(choice, card) + 1) return;
    const words = t('dashboards.arrange.said.moved', { name: titleOf(card), position, total: after.cards.length });
    change(after, words, t('dashboards.arrange.done.moved', { name: titleOf(card) }));
  };
  const sized = (card: PlacedKey, after: Choice) => {
    const [before, now] = [choice, after].map(({ cards }) => cards.find((placed) => placed.card === card));
    if (!now || (now.columns === before?.columns && now.isTall === before.isTall)) return;
    const size = { name: titleOf(card), columns: now.columns };
    const words = t(now.isTall ? 'dashboards.arrange.said.sizedTall' : 'dashboards.arrange.said.sized', size);
    change(after, words, t('dashboards.arrange.done.sized', { name: titleOf(card) }));
    focusOn(card);
  };
  const on = useStable<HandleActions & { add: (card: PlacedKey) => void }>({
    moveTo: (card, place) => {
      moved(card, movedTo(choice, card, place));
      focusOn(card);
    },
    drop: (card, onto, edge) => moved(card, movedBeside(choice, card, onto, edge)),
    widen: (card, by) => sized(card, resizedCard(choice, card, by)),
    heighten: (card, isTall) => sized(card, heightened(choice, card, isTall)),
    hide: (card) => {
      const place = placeOf(choice, card);
      const after = without(choice, card);
      change(after, t('dashboards.arrange.done.hidden', { name: titleOf(card) }));
      focusOn((after.cards[place] ?? after.cards.at(-1))?.card);
    },
    add: (card) => change(withAdded(choice, name, card), t('dashboards.arrange.done.added', { name: titleOf(card) })),
  });
  useEffect(scrollWhileDragging, []);
  return (
    <div ref={root} className={classes.mode}>
      {grid((placed) => (
        <ArrangeHandle placed={placed} place={placeOf(choice, placed.card)} total={choice.cards.length} on={on} />
      ))}
      <ArrangeBar
        isOwn={arrangement.isOwn}
        maySetStart={ability.can('update', 'Seller')}
        onAdd={() => onMode('add')}
        onReset={() => void arrange.reset(choice)}
        onSetStart={() => ask(true)}
        onDone={() => onMode(undefined)}
      />
      {isAdding && <AddCardDialog cards={addable(choice.cards, ability)} onAdd={on.add} onClose={() => onMode('on')} />}
      {isAsking && (
        <ConfirmDialog
          title={t('dashboards.arrange.setStart')}
          text={t('dashboards.arrange.setStartText')}
          confirmLabel={t('dashboards.arrange.setStart')}
          cancelLabel={t('ui.form.cancel')}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false);
            void arrange.setStart(choice);
          }}
        />
      )}
    </div>
  );
}

interface ArrangeBarProps {
  /** Whether there is an own layout to reset. */
  isOwn: boolean;
  maySetStart: boolean;
  onAdd: () => void;
  onReset: () => void;
  onSetStart: () => void;
  onDone: () => void;
}

/** Sticky toolbar with the actions for the whole page. */
function ArrangeBar({ isOwn, maySetStart, onAdd, onReset, onSetStart, onDone }: ArrangeBarProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className={classes.bar} role="group" aria-label={t('dashboards.arrange.title')}>
      <p className={classes.hint}>{t('dashboards.arrange.hint')}</p>
      <Button look="outline" onClick={onAdd}>
        <IconPlus size={16} />
        {t('dashboards.arrange.add')}
      </Button>
      {isOwn && (
        <Button look="outline" onClick={onReset}>
          <IconArrowBackUp size={16} />
          {t('dashboards.arrange.reset')}
        </Button>
      )}
      {maySetStart && (
        <Button look="outline" onClick={onSetStart}>
          <IconUsers size={16} />
          {t('dashboards.arrange.setStart')}
        </Button>
      )}
      <Button onClick={onDone}>{t('dashboards.arrange.finish')}</Button>
    </div>
  );
}

interface AddCardProps {
  cards: readonly PlacedKey[];
  onAdd: (card: PlacedKey) => void;
  onClose: () => void;
}

/** Cards of both dashboards that aren't on the page, each with a description. */
function AddCardDialog({ cards, onAdd, onClose }: AddCardProps) {
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
                    {t('common.add')}
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
