import { press, pressFirst, type SweptPage } from './faces.ts';

const row = 'tbody tr[data-index]';
const at = '/datatables/advance';
const open = 'dialog[open]';

export const tablePages: Record<string, SweptPage> = {
  '/datatables/basic': {
    faces: () => [
      { at: '/datatables/basic', shows: row },
      { at: '/datatables/basic?table=buttons', shows: row, open: press('table.export') },
      { at: '/datatables/basic?table=columns', shows: row },
      { at: '/datatables/basic?table=details', shows: row, open: pressFirst(`${row} [aria-expanded]`, 'tr + tr:not([data-index])') },
    ],
  },
  '/datatables/advance': {
    faces: () => [
      { at, shows: row },
      { at: `${at}?name=nobody-like-it` },
      { at: `${at}?group=city`, shows: 'th[scope=rowgroup], th[role=rowheader]' },
      { at: `${at}?columns=fullName*_300.-post.email_320.city_300.startDate.salaryCents.age_200.status`, shows: row, isWideOnly: true },
      { at: `${at}?rows=all`, shows: '[role=row] [role=rowheader]' },
      { at: `${at}?open=new`, shows: `${open} form` },
      { at, shows: row, open: press('table.columns') },
      { at, shows: row, open: pressFirst('[role=group] [aria-haspopup=menu]', '[role=menu]') },
    ],
  },
  '/tables/reactstrap': { faces: () => [{ at: '/tables/reactstrap', shows: 'tbody tr' }] },
};
