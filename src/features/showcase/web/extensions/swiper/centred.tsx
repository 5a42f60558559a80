import { Pagination } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/pagination';

/** The first one stands in the middle too. */
export function Centred() {
  return (
    <Slides
      label="Rooms, one in the middle"
      slides={roomsFrom(5)}
      modules={[Pagination]}
      slidesPerView={1.5}
      spaceBetween={12}
      centeredSlides
      initialSlide={1}
      pagination={{ clickable: true }}
    />
  );
}
