import { Pagination } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { rooms } from './rooms.tsx';
import 'swiper/css/pagination';

/** The first one stands in the middle too. */
export function Centred() {
  return (
    <Slides
      label="Rooms, one in the middle"
      slides={rooms}
      modules={[Pagination]}
      slidesPerView={1.5}
      spaceBetween={12}
      centeredSlides
      pagination={{ clickable: true }}
    />
  );
}
