import dayGrid from '@fullcalendar/react/daygrid';
import { useEffect, useState } from 'react';

type Plugin = typeof dayGrid;

let interaction: Plugin | undefined;
let timeGrid: Plugin | undefined;

/**
 * What the grid is made of in a view; undefined while that is on its way. A month is there at once, and can be dragged in as soon as
 * the code for that has come, which is not waited for.
 */
export function useGridPlugins(view: 'month' | 'week' | 'three' | 'day'): Plugin[] | undefined {
  const [, setLoaded] = useState(0);
  const isMissing = !interaction || (view !== 'month' && !timeGrid);
  useEffect(() => {
    if (!isMissing) return;
    const loads = [import('@fullcalendar/react/interaction').then((module) => (interaction = module.default))];
    if (view !== 'month') loads.push(import('@fullcalendar/react/timegrid').then((module) => (timeGrid = module.default)));
    void Promise.all(loads).then(() => setLoaded((times) => times + 1));
  }, [isMissing, view]);
  const known = [dayGrid, timeGrid, interaction].filter((plugin) => plugin !== undefined);
  return view === 'month' || timeGrid ? known : undefined;
}
