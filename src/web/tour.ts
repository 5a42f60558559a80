import 'driver.js/dist/driver.css';
import { currentTranslation } from './i18n.ts';
import { currentLayout } from './layout-store.ts';
import './tour.css';

export interface TourStep {
  /** The highlighted element; without it the step is centered. */
  at?: string | (() => Element | null);
  title: string;
  text: string;
  /** The side of the element; bottom by default. `start` and `end` follow the text direction. */
  side?: 'top' | 'bottom' | 'start' | 'end';
}

interface TourOptions {
  /** Called when the tour ends, with whether every step was seen. */
  onEnd?: (wasSeen: boolean) => void;
  /** Keeps the highlighted element interactive. */
  isOpen?: boolean;
}

/** Runs a step-by-step tour of a page. Arrow keys move between steps, Esc ends the tour, and focus returns to where it was. */
export async function startTour(steps: readonly TourStep[], { onEnd, isOpen = false }: TourOptions = {}): Promise<void> {
  const { driver } = await import('driver.js');
  const { t } = currentTranslation();
  const before = document.activeElement;
  const isMirrored = currentLayout().direction === 'rtl';
  const [start, end] = isMirrored ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const sides = { top: 'top', bottom: 'bottom', start, end } as const;
  let wasSeen = false;
  const tour = driver({
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    allowKeyboardControl: false,
    disableActiveInteraction: !isOpen,
    showProgress: steps.length > 1,
    progressText: t('ui.tour.step', { step: '{{current}}', total: '{{total}}' }),
    nextBtnText: t('ui.tour.next'),
    prevBtnText: t('ui.tour.back'),
    doneBtnText: t('ui.tour.done'),
    overlayColor: '#14151b',
    overlayOpacity: 0.5,
    stageRadius: 8,
    stagePadding: 6,
    popoverClass: 'tour',
    showButtons: steps.length > 1 ? ['previous', 'next', 'close'] : ['next', 'close'],
    onPopoverRender: ({ wrapper, title, description, footer, closeButton }) => {
      const step = steps[tour.getActiveIndex() ?? 0];
      // Set as text, because the library would parse it as HTML.
      title.textContent = step?.title ?? '';
      description.textContent = step?.text ?? '';
      // Its header and footer are not landmarks of the page.
      for (const part of [title, footer]) part.setAttribute('role', 'none');
      wrapper.dir = isMirrored ? 'rtl' : 'ltr';
      closeButton.setAttribute('aria-label', t('ui.close'));
    },
    onHighlighted: (element) => {
      wasSeen ||= tour.isLastStep();
      tour.getState('popover')?.nextButton.focus();
      // The library marks every element as opening a popover, which isn't true.
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) element?.removeAttribute(name);
    },
    onDestroyed: () => {
      document.removeEventListener('keydown', onKey, true);
      if (before instanceof HTMLElement) before.focus();
      onEnd?.(wasSeen);
    },
    steps: steps.map(({ at, side = 'bottom' }) => ({
      ...(at && { element: typeof at === 'string' ? at : () => at() ?? document.body }),
      popover: { title: ' ', description: ' ', side: sides[side] },
    })),
  });
  const onKey = (event: KeyboardEvent) => {
    const [on, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (event.key === 'Escape') tour.destroy();
    else if (event.key === on) tour.moveNext();
    else if (event.key === back && tour.hasPreviousStep()) tour.movePrevious();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKey, true);
  tour.drive();
}
