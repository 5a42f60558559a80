import { EffectCoverflow, Pagination } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/effect-coverflow';
import 'swiper/css/pagination';

/** Adjacent slides are rotated away. */
export function Coverflow() {
  return (
    <Slides
      label="Rooms in a coverflow"
      slides={roomsFrom(3)}
      modules={[EffectCoverflow, Pagination]}
      effect="coverflow"
      centeredSlides
      initialSlide={1}
      slidesPerView={1.6}
      coverflowEffect={{ rotate: 40, depth: 80, slideShadows: false }}
      pagination={{ clickable: true }}
    />
  );
}
