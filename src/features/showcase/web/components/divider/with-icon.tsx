import { IconScissors, IconStar } from '#web/icons.ts';
import { Divider } from '#web/ui/divider.tsx';

export function WithIcon() {
  return (
    <>
      <Divider>
        <IconStar size={18} aria-hidden="true" />
      </Divider>
      <Divider look="dashed" place="start">
        <IconScissors size={18} aria-hidden="true" />
        Cut here
      </Divider>
    </>
  );
}
