import { Pagination } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/pagination';

const breakpoints = { 600: { slidesPerView: 2 }, 1000: { slidesPerView: 3 } };

/** Adapts to the window's width. */
export function Responsive() {
  return (
    <Slides
      label="Rooms, responsive"
      slides={roomsFrom(2)}
      modules={[Pagination]}
      spaceBetween={12}
      breakpoints={breakpoints}
      pagination={{ clickable: true }}
    />
  );
}
