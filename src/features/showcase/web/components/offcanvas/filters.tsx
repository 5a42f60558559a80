import { useState } from 'react';
import { IconFilter } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { Stack } from '#web/ui/stack.tsx';

const woods = ['Oak', 'Walnut', 'Beech', 'Ash'];

/** The selection is preserved when the panel closes. */
export function Filters() {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(['Oak']);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        <IconFilter size={18} aria-hidden="true" />
        Woods: {chosen.join(', ') || 'all'}
      </Button>
      {isOpen && (
        <Dialog kind="panel" title="Woods" onClose={() => setOpen(false)}>
          <DialogBody
            buttons={
              <Button look="outline" onClick={() => setChosen([])}>
                Select all
              </Button>
            }
          >
            <Stack gap={8}>
              {woods.map((wood) => (
                <Check
                  key={wood}
                  checked={chosen.includes(wood)}
                  onChange={(event) => setChosen(event.currentTarget.checked ? [...chosen, wood] : chosen.filter((one) => one !== wood))}
                >
                  {wood}
                </Check>
              ))}
            </Stack>
          </DialogBody>
        </Dialog>
      )}
    </>
  );
}
