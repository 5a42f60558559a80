import { Pagination } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/pagination';

/** The first slide is centered too. */
export function Centered() {
  return (
    <Slides
      label="Rooms, centered"
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
