import { EffectFade, Navigation } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/effect-fade';
import 'swiper/css/navigation';

/** The slide below doesn't show through. */
export function Fade() {
  return (
    <Slides
      label="Rooms with fade"
      slides={roomsFrom(1)}
      modules={[EffectFade, Navigation]}
      effect="fade"
      fadeEffect={{ crossFade: true }}
      navigation
    />
  );
}
