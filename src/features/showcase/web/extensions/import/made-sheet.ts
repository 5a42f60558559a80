const things = ['Alder Chair', 'Vale Sofa', 'Holt Desk', 'Birk Shelf', 'Holm Pendant', 'Leith Rug', 'Fenn Lamp'];

/** Generates a sheet of any length with several kinds of invalid rows. */
export function madeSheet(count: number): File {
  const lines = Array.from({ length: count }, (_, at) => {
    const name = at % 9973 === 50 ? '' : `"${things[at % things.length]}, no. ${at}"`;
    const price = at % 7919 === 120 ? 'on request' : ((at * 37) % 400_000) / 100;
    const day = at % 8837 === 300 ? '2026-02-31x' : `2026-0${(at % 9) + 1}-1${at % 10}`;
    const maker = at % 6353 === 77 ? 'no address' : `maker${at % 40}@juniper-vale.example`;
    return `${at % 9001 === 9000 ? 9 : at + 1},${name},${price},${day},${maker}`;
  });
  return new File([`Number,Name,Price,Since,Maker\r\n${lines.join('\r\n')}`], 'Products.csv', { type: 'text/csv' });
}
