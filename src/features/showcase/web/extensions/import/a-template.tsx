import { saveSheet } from '#web/sheets/save-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

const template = {
  name: 'Products template',
  columns: ['Number', 'Name', 'Price', 'Since', 'Maker'].map((label) => ({ label, width: 18 })),
  rows: [['101', 'Holm Pendant', 429, new Date('2026-03-09'), 'workshop@juniper-vale.example']],
};

/** With one example row. */
export function ATemplate() {
  return (
    <Row>
      <Button look="outline" onClick={() => void saveSheet('xlsx', template)}>
        Template as XLSX
      </Button>
      <Button look="outline" onClick={() => void saveSheet('csv', template)}>
        Template as CSV
      </Button>
    </Row>
  );
}
