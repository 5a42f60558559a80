import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '#web/icons.ts';
import classes from './carousel.module.css';
import { IconButton } from './icon-button.tsx';

interface Props {
  label: string;
  slides: readonly { key: string; name: string; content: ReactNode }[];
  /** Number of visible slides, if there is room. */
  perView?: 1 | 2 | 3;
  /** Autoplay interval in seconds, until stopped; ignored with reduced motion. */
  everySeconds?: number;
  look?: 'plain' | 'fade';
}

/** A carousel based on native scrolling: supports swipes, wheel and arrow keys. */
export function Carousel({ label, slides, perView = 1, everySeconds, look = 'plain' }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(() => everySeconds !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isHeld, setHeld] = useState(false);
  /** The scroll target; slides passed on the way don't count. */
  const target = useRef<number>(undefined);
  const last = Math.max(0, slides.length - perView);
  const go = (to: number) => {
    const next = (to + last + 1) % (last + 1);
    const slide = list.current?.children[next];
    if (!slide) return;
    target.current = next;
    setAt(next);
    list.current?.scrollBy({ left: offsetIn(slide), behavior: 'smooth' });
  };
  useEffect(() => {
    if (!isPlaying || isHeld || everySeconds === undefined) return;
    const timer = setTimeout(() => go(at + 1), everySeconds * 1000);
    return () => clearTimeout(timer);
  });
  const onScroll = ({ type }: { type: string }) => {
    const offsets = [...(list.current?.children ?? [])].map((slide) => Math.abs(offsetIn(slide)));
    const nearest = Math.min(last, offsets.indexOf(Math.min(...offsets)));
    if (target.current !== undefined && target.current !== nearest && type === 'scroll') return;
    target.current = undefined;
    setAt(nearest);
  };
  const place = (index: number, name: string) => t('ui.carousel.place', { at: index + 1, count: slides.length, name });
  return (
    <section
      className={classes.carousel}
      data-look={look}
      aria-roledescription={t('ui.carousel.carousel')}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={list}
        className={classes.slides}
        data-view={perView}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        aria-label={label}
        onScroll={onScroll}
        onScrollEnd={onScroll}
      >
        {slides.map(({ key, name, content }, index) => (
          <li key={key} className={classes.slide} aria-label={place(index, name)} data-here={index === at || undefined}>
            {content}
          </li>
        ))}
      </ul>
      <div className={classes.tools}>
        <IconButton label={t('ui.carousel.previous')} onClick={() => go(at - 1)}>
          <IconChevronLeft className={classes.arrow} />
        </IconButton>
        <div className={classes.dots}>
          {slides.slice(0, last + 1).map(({ key, name }, index) => (
            <button
              key={key}
              type="button"
              className={classes.dot}
              aria-label={place(index, name)}
              aria-current={index === at || undefined}
              onClick={() => go(index)}
            />
          ))}
        </div>
        {everySeconds !== undefined && (
          <IconButton label={t(isPlaying ? 'ui.carousel.pause' : 'ui.carousel.play')} onClick={() => setPlaying(!isPlaying)}>
            {isPlaying ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
          </IconButton>
        )}
        <IconButton label={t('ui.carousel.next')} onClick={() => go(at + 1)}>
          <IconChevronRight className={classes.arrow} />
        </IconButton>
      </div>
    </section>
  );
}

/** Returns a slide's distance from the inline start of the list, in pixels. */
function offsetIn(slide: Element): number {
  const [own, list] = [slide.getBoundingClientRect(), (slide.parentElement ?? slide).getBoundingClientRect()];
  return getComputedStyle(slide).direction === 'rtl' ? own.right - list.right : own.left - list.left;
}
