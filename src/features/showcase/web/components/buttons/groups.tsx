import { useState } from 'react';
import { IconLayoutGrid, IconLayoutList } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonGroup } from '#web/ui/button-group.tsx';
import { Row } from '#web/ui/row.tsx';

const spans = ['Day', 'Week', 'Month'];
const views = [
  { name: 'Grid', icon: <IconLayoutGrid size={18} aria-hidden="true" /> },
  { name: 'List', icon: <IconLayoutList size={18} aria-hidden="true" /> },
];

/** One button per group is pressed. */
export function Groups() {
  const [span, setSpan] = useState('Week');
  const [view, setView] = useState('Grid');
  return (
    <Row gap={16} align="start">
      <ButtonGroup label="Span">
        {spans.map((one) => (
          <Button key={one} look="outline" aria-pressed={one === span} onClick={() => setSpan(one)}>
            {one}
          </Button>
        ))}
      </ButtonGroup>
      <ButtonGroup label="View" isUpright>
        {views.map(({ name, icon }) => (
          <Button key={name} look="outline" aria-pressed={name === view} onClick={() => setView(name)}>
            {icon}
            {name}
          </Button>
        ))}
      </ButtonGroup>
    </Row>
  );
}
