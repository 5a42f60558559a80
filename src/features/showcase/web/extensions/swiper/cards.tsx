import { EffectCards, Navigation } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import classes from './cards.module.css';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/effect-cards';
import 'swiper/css/navigation';

/** Narrower than its container so that the other cards show behind it. */
export function Cards() {
  return (
    <div className={classes.pile}>
      <Slides
        label="Rooms as cards"
        slides={roomsFrom(4)}
        modules={[EffectCards, Navigation]}
        effect="cards"
        initialSlide={1}
        grabCursor
        cardsEffect={{ slideShadows: false }}
        navigation
      />
    </div>
  );
}
