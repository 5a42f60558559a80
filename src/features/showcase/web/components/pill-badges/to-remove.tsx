import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ChipList } from '#web/ui/chip-list.tsx';

const all = ['Oak', 'Under 500 €', 'In stock', 'Porto'];

export function ToRemove() {
  const [filters, setFilters] = useState<readonly string[]>(all);
  if (filters.length === 0) {
    return (
      <Button look="outline" size="small" onClick={() => setFilters(all)}>
        Reset filters
      </Button>
    );
  }
  return (
    <ChipList
      label="Filters"
      items={filters}
      textOf={(filter) => filter}
      removeLabel={(filter) => `Remove: ${filter}`}
      onRemove={(filter) => setFilters(filters.filter((one) => one !== filter))}
    />
  );
}
