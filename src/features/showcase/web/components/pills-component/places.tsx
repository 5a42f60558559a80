import { Stack } from '#web/ui/stack.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const sizes = (label: string) =>
  [
    { key: 'two', label: `Two seats`, content: <p>{label}: 152 cm.</p> },
    { key: 'three', label: `Three seats`, content: <p>{label}: 214 cm.</p> },
  ] as const;

/** `align` positions the pills. */
export function Places() {
  return (
    <Stack gap={24}>
      <Tabs look="pills" align="center" label="Width of the Vale sofa" tabs={sizes('Vale sofa')} />
      <Tabs look="pills" align="end" label="Width of the Leith sofa" tabs={sizes('Leith sofa')} />
    </Stack>
  );
}
