import type { ReactNode } from 'react';
import { A11y, Keyboard } from 'swiper/modules';
import { Swiper, type SwiperProps, SwiperSlide } from 'swiper/react';
import { useTranslation } from '#web/i18n.ts';
import { useLayout } from '#web/layout-store.ts';
import 'swiper/css';
import './slides.css';

interface Props extends Omit<SwiperProps, 'children' | 'dir'> {
  /** Accessible name of the slides. */
  label: string;
  /** The slides with unique keys. */
  slides: readonly { readonly key: string; readonly shown: ReactNode }[];
}

/**
 * A Swiper carousel with keyboard control, localized labels and text direction. Pass Swiper modules for
 * further features.
 */
export function Slides({ label, slides, modules = [], ...options }: Props) {
  const { t } = useTranslation();
  const { direction } = useLayout();
  const words = {
    containerMessage: label,
    containerRoleDescriptionMessage: t('ui.carousel.carousel'),
    itemRoleDescriptionMessage: t('ui.slides.slide'),
    slideLabelMessage: t('ui.slides.of', { at: '{{index}}', total: '{{slidesLength}}' }),
    prevSlideMessage: t('ui.carousel.previous'),
    nextSlideMessage: t('ui.carousel.next'),
    firstSlideMessage: t('ui.slides.first'),
    lastSlideMessage: t('ui.slides.last'),
    paginationBulletMessage: t('ui.slides.goTo', { at: '{{index}}' }),
  };
  return (
    // Remounted, because Swiper reads the direction only once.
    <Swiper
      key={direction}
      dir={direction}
      role="group"
      speed={window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300}
      {...options}
      modules={[A11y, Keyboard, ...modules]}
      keyboard={{ enabled: true, onlyInViewport: true }}
      a11y={{ ...words, containerRole: 'group', scrollOnFocus: false }}
    >
      {slides.map(({ key, shown }, at) => (
        <SwiperSlide key={key} virtualIndex={at}>
          {shown}
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
