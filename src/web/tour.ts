import 'driver.js/dist/driver.css';
import { currentTranslation } from './i18n.ts';
import { currentLayout } from './layout-store.ts';
import './tour.css';

/** One step of a tour. */
export interface TourStep {
  /** What it is about; without it the step stands in the middle. */
  at?: string | (() => Element | null);
  title: string;
  text: string;
  /** Beside what it is about; below it where nothing is said. `start` and `end` follow the direction of the page. */
  side?: 'top' | 'bottom' | 'start' | 'end';
}

interface TourOptions {
  /** Told when it ends, and whether all of it was seen. */
  onEnd?: (wasSeen: boolean) => void;
  /** What it is about can be used meanwhile. */
  isOpen?: boolean;
}

/** Leads through a page, step by step. Arrow keys go on and back, Esc ends it, and the focus goes back to where it was. */
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
      // As text: the library would take it for HTML.
      title.textContent = step?.title ?? '';
      description.textContent = step?.text ?? '';
      // Its head and foot are not those of the page.
      for (const part of [title, footer]) part.setAttribute('role', 'none');
      wrapper.dir = isMirrored ? 'rtl' : 'ltr';
      closeButton.setAttribute('aria-label', t('ui.close'));
    },
    onHighlighted: (element) => {
      wasSeen ||= tour.isLastStep();
      // What it is about opens nothing: the library says so of whatever it is.
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
