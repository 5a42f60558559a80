import { useState } from 'react';
import type { Swiper } from 'swiper';
import { Autoplay, Pagination } from 'swiper/modules';
import { IconPlayerPause, IconPlayerPlay } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Slides } from '#web/ui/slides.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/pagination';

const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Hovering pauses it; the button stops it. */
export function ByItself() {
  const [swiper, setSwiper] = useState<Swiper>();
  const [isRunning, setRunning] = useState(!isStill);
  const toggle = () => {
    if (isRunning) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
    setRunning(!isRunning);
  };
  return (
    <Stack>
      <Slides
        label="Rooms, autoplay"
        slides={roomsFrom(4)}
        modules={[Autoplay, Pagination]}
        loop
        pagination={{ clickable: true }}
        autoplay={{ delay: 3000, pauseOnMouseEnter: true, disableOnInteraction: false, enabled: !isStill }}
        onSwiper={setSwiper}
      />
      <div>
        <Button look="outline" onClick={toggle}>
          {isRunning ? <IconPlayerPause size={18} aria-hidden="true" /> : <IconPlayerPlay size={18} aria-hidden="true" />}
          {isRunning ? 'Stop slides' : 'Start slides'}
        </Button>
      </div>
    </Stack>
  );
}
