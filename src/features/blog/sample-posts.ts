import type { PostDrawing } from '#contract/drawing-key.ts';
import type { CategoryIcon } from './category-contract.ts';
import type { PostStatus } from './contract.ts';

export interface SamplePost {
  title: string;
  status: PostStatus;
  /** Publication date in days from today; the creation date of unpublished posts. */
  day: number;
  /** Person id in the sample data. */
  author: number;
  categories: string[];
  tags: string[];
  drawing: PostDrawing;
  excerpt: string;
  content: string;
  /** Comments, oldest first; `answers` is the 0-based index of the comment replied to. */
  comments?: { by: number; hours: number; text: string; answers?: number }[];
  bookmarkedBy?: number[];
}

export const sampleCategories: { name: string; icon: CategoryIcon }[] = [
  { name: 'Workshop', icon: 'tool' },
  { name: 'Design', icon: 'palette' },
  { name: 'Materials', icon: 'brush' },
  { name: 'Repairs', icon: 'bulb' },
  { name: 'Studios', icon: 'map' },
  { name: 'Web shop', icon: 'briefcase' },
];

/** The blog of Juniper & Vale; see docs/sample-data.md. */
export const samplePosts: SamplePost[] = [
  {
    ...{ title: 'Two millimeters: how the Fenn lamp was finished', status: 'Published', day: -2, author: 11, drawing: 'lamp' },
    ...{ categories: ['Design'], tags: ['fenn', 'prototypes', 'kyoto'], bookmarkedBy: [1, 3] },
    excerpt: 'The third prototype is the one. What changed since the second is thinner than a coin, and took six weeks.',
    content: `<p>Haruka drew the Fenn lamp on a train ticket, somewhere between Kyoto and a meeting that she has since forgotten. The ticket is framed. The lamp took longer: three prototypes, one argument about oak, and a rim that is two millimeters thicker than the first idea of it.</p>
<h2>What was wrong with the second one</h2>
<p>Nothing, by day. It was light, it stood still, and visitors touched it without asking. In the evening the thin rim let the warm light through, and the shade looked like a boiled egg. No one had said so until Nikolai did, and then no one could see anything else.</p>
<blockquote><p>“A lamp has to look finished in the dark. That is when people have it on.” — Haruka</p></blockquote>
<h2>What two millimeters do</h2>
<ul><li><p>The rim stays dark, and so the light has an edge.</p></li><li><p>The bent oak no longer needs a second clamp, which Rui counts as the true reason.</p></li><li><p>It weighs 40 g more. The stand does not mind.</p></li></ul>
<p>We tried one millimeter as well. It was neither here nor there, which is the one thing a rim should not be.</p>
<h2>When and where</h2>
<p>Maren said yes the day this was published, after looking at it for the length of a cup of tea with the lights off. The Fenn is in the shop from today, and on the stand in Bergen at a height of 2.1 meters, where you can look under it. Please do. It took six weeks to get that part right.</p>`,
    comments: [
      { by: 12, hours: 30, text: 'For the record: I said “poached”, not “boiled”.' },
      { by: 4, hours: 28, text: 'A poached egg would have been thinner.', answers: 0 },
      { by: 5, hours: 20, text: 'The clamp is back on its hook. It says thank you.' },
    ],
  },
  {
    ...{ title: 'Nine days without oak', status: 'Published', day: -6, author: 9, drawing: 'oak' },
    ...{ categories: ['Materials', 'Workshop'], tags: ['oak', 'wood', 'porto'], bookmarkedBy: [5] },
    excerpt: 'A kiln stood still, and with it our oak. What dry means, what we measured, and why the ash tables went first.',
    content: `<p>The kiln that dries our oak stopped on a Tuesday, because of a part that costs eleven euros and comes from a country with a public holiday. The oak stayed where it was, at a moisture that is fine for a tree and no good for a table.</p>
<h2>What dry means</h2>
<p>Wood that is not dry goes on drying at your place, next to the radiator, and the table top shows it. We take boards in between eight and ten per cent, measured in the middle of the board and not at its end, where everyone looks better.</p>
<table><tbody><tr><th><p>Delivery</p></th><th><p>Measured</p></th><th><p>What became of it</p></th></tr><tr><td><p>Monday</p></td><td><p>9.1 %</p></td><td><p>Holt table tops</p></td></tr><tr><td><p>Tuesday</p></td><td><p>14.8 %</p></td><td><p>Back to the kiln</p></td></tr><tr><td><p>Nine days later</p></td><td><p>8.7 %</p></td><td><p>Four tables for Miramar</p></td></tr></tbody></table>
<h2>What we did in the meantime</h2>
<ol><li><p>Built the ash tables, which were due two weeks later and are now early.</p></li><li><p>Told the hotel on the same day, with a new date instead of an excuse.</p></li><li><p>Found a second kiln. It is smaller and further away, and it has the part in a drawer.</p></li></ol>
<p>The lamps of that order left on time. The tables follow on a second truck, which Callum says is the same truck. No one here has been told to hurry: a board that is fourteen per cent today will not be nine tomorrow because someone in an office would like it to.</p>`,
    comments: [
      { by: 10, hours: 120, text: 'It is the same truck. I washed it.' },
      { by: 6, hours: 110, text: 'The hotel wrote back: they prefer dry tables. I have it in writing.' },
    ],
  },
  {
    ...{ title: 'Lowland becomes Leith', status: 'Published', day: -10, author: 11, drawing: 'wool' },
    ...{ categories: ['Materials', 'Web shop'], tags: ['leith', 'textiles', 'shop'] },
    excerpt: 'Our throws, cushions and rugs have a new name and the old prices. The sheep were not consulted.',
    content: `<p>For four years our textiles were called Lowland. It is a good word, and it has one fault: nothing about them is from there. The wool is woven in Leith, an hour’s walk from the showroom, or twenty minutes with Callum.</p>
<h2>What changes</h2>
<ul><li><p>The name, on labels and in the shop: Leith Throw, Leith Cushion, Leith Rug, Leith Curtain.</p></li><li><p>The photographs, which were taken by daylight this time.</p></li><li><p>The label itself. It is sewn in on one side now, so that it stops tickling.</p></li></ul>
<h2>What stays</h2>
<p>The prices. The mill. The colors, with the exception of a beige that three people ordered and two returned. And the wool, which does not know what it is called and keeps warm regardless.</p>
<h2>And what is in stock</h2>
<p>It goes out under the old name until it is gone. A Lowland throw is a Leith throw with a different opinion of itself. If you have one, keep it: Nikolai mends both, and will not ask to see the label.</p>
<p>Old addresses in the shop lead to the new ones. Zoë has tried every one of them, and then once more from a phone in the stairwell, where the signal is worst. If you find one that leads nowhere, let us know. She would like to know, and we would like to watch her face.</p>`,
    comments: [
      { by: 7, hours: 200, text: 'Forty-six addresses, and the stairwell was Anaïs’s idea.' },
      { by: 3, hours: 190, text: 'I am one of the three who ordered the beige. I stand by it.' },
      { by: 11, hours: 189, text: 'We know, Josephine. It is still on your chair.', answers: 1 },
    ],
  },
  {
    ...{
      title: 'The lift is broken, so the sofa goes through the window',
      status: 'Published',
      day: -15,
      author: 10,
      drawing: 'edinburgh',
    },
    ...{ categories: ['Studios'], tags: ['edinburgh', 'vale', 'logistics'], bookmarkedBy: [3, 12] },
    excerpt: 'Notes on straps, sash windows, and the correct way to answer a neighbor who asks whether this is normal.',
    content: `<p>The lift in the Edinburgh building has been out of order for two weeks. The showroom is on the first floor. A Vale corner sofa is three meters long and does not bend. The window, on the other hand, opens.</p>
<h2>How it is done</h2>
<ol><li><p>Take out both sashes. Number them. You will thank yourself.</p></li><li><p>Wrap the sofa in two blankets and one opinion about who holds the front.</p></li><li><p>Two straps, one beam, four people. Someone stands below and looks confident.</p></li><li><p>Do not say “nearly there” until it is.</p></li></ol>
<h2>What the neighbors say</h2>
<p>Mostly they ask whether this is normal. It is not, but it is planned, and I find that people accept the second answer to the first question. A lady from number nine brought tea. A boy wanted to know if the sofa was being rescued. I said yes.</p>
<blockquote><p>The stairs were measured too. They are narrow, and they turn the wrong way round for anything longer than a bench.</p></blockquote>
<h2>Until when</h2>
<p>The part for the lift arrives on a date that has moved three times, and so I have stopped writing it down. Until then deliveries to the showroom are on dry mornings only. If you come to collect something, come up the stairs, admire the window, and please do not lean on it. It is only held by two of the four screws, and the other two are in my jacket.</p>`,
    comments: [
      { by: 3, hours: 330, text: 'Callum, the screws. Today, please.' },
      { by: 10, hours: 329, text: 'In. All four. One was in the other jacket.', answers: 0 },
      { by: 1, hours: 300, text: 'I have seen the photographs. Beautiful straps.' },
    ],
  },
  {
    ...{ title: 'Mrs Abernethy’s chair', status: 'Published', day: -22, author: 12, drawing: 'repair' },
    ...{ categories: ['Repairs'], tags: ['alder', 'repairs'], bookmarkedBy: [1, 5, 11] },
    excerpt: 'A front rail, nine years, and two pieces of shortbread. What a repair costs when it is done properly.',
    content: `<p>Mrs Abernethy bought an Alder Chair from us nine years ago and has sat on it every morning since, except for a week in hospital, during which, she says, no one else was allowed to. Last month the front rail cracked. She carried the chair to the showroom herself. It was raining; the chair wore the coat.</p>
<h2>What had happened</h2>
<p>The rail had a knot on its inner side, where no one looks and where I should have. Wood forgives a knot for some years, depending on who sits on it and how they get up.</p>
<h2>What was done</h2>
<ul><li><p>A new rail, alder, from a board without secrets.</p></li><li><p>The old joints steamed open, cleaned and closed again. No screws: a screw is a promise that someone else keeps.</p></li><li><p>Oil on the new part, three times, so that it looks as if it had heard the same radio programs.</p></li></ul>
<p>It took an afternoon. The invoice says nothing, because the fault was ours and because I would have liked to know about that knot. She paid anyway, with two pieces of shortbread in greaseproof paper.</p>
<p>People ask how long our chairs last. I do not know yet. The oldest ones are younger than the company, and this one has just started over. Bring yours when it creaks: it has something to say, and it is usually the same thing, which is that a rail is loose and it is early enough.</p>`,
    comments: [
      { by: 1, hours: 500, text: 'One of those pieces was for me, I hear.' },
      { by: 12, hours: 499, text: 'The records are unclear.', answers: 0 },
      { by: 5, hours: 480, text: '“A screw is a promise that someone else keeps.” This goes over the bench.' },
      { by: 8, hours: 400, text: 'How do I book shortbread?' },
    ],
  },
  {
    ...{ title: 'Quick pages, honest pictures', status: 'Published', day: -31, author: 7, drawing: 'workshop' },
    ...{ categories: ['Web shop'], tags: ['shop', 'pictures', 'speed'] },
    excerpt: 'Our product pages became twice as quick because we took things away. One of them was a carousel.',
    content: `<p>A chair has four legs, and the page that sold it loaded nineteen pictures of them. Most people saw three. I have counted, and then I took things away until someone complained. Someone was Anaïs, and we met in the middle, at six.</p>
<h2>What the pictures do now</h2>
<p>Each picture says how large it will be before it is there, so that the page does not jump, and comes in the size that the screen has. This is all it takes:</p>
<pre><code>&lt;img src="alder-chair-640.webp"
     srcset="alder-chair-640.webp 640w, alder-chair-1280.webp 1280w"
     sizes="(min-width: 60rem) 40rem, 100vw"
     width="640" height="480"
     alt="Alder Chair from the side, in walnut"&gt;</code></pre>
<p>The line that people forget is <code>alt</code>. It is for those who hear the page instead of seeing it, and it is also a good test: if I cannot say in one sentence what a picture shows, it does not show enough.</p>
<h2>What makes a picture honest</h2>
<ul><li><p>Daylight from one side. Wood has a grain, and it deserves a shadow.</p></li><li><p>A hand, a cup or a door in at least one of them. A sofa without a scale is a rumour.</p></li><li><p>The scratch, if there is one and you will get it.</p></li></ul>
<p>Returns are down since. I cannot prove that it is the pictures, but no one has written “I thought it would be bigger” for a month, and that used to be our most popular sentence.</p>`,
    comments: [
      { by: 11, hours: 700, text: 'I still miss the seventh.' },
      { by: 8, hours: 690, text: 'Returns: down by a third. That sentence I can prove.' },
    ],
  },
  {
    ...{ title: 'See you in Bergen: stand B14', status: 'Scheduled', day: 3, author: 11, drawing: 'fair' },
    ...{ categories: ['Studios', 'Design'], tags: ['nordlys', 'bergen', 'fenn'] },
    excerpt: 'Forty-eight square meters, north windows, a long table, and a wall of drawers that you will want to open.',
    content: `<p>The Nordlys Fair has given us stand B14: eight meters by six, with windows to the north, which is the only light that furniture cannot argue with. Here is what you’ll see, and who.</p>
<h2>What you can see</h2>
<ul><li><p>One long Holt table with twelve chairs. You may sit down. That is what they are for.</p></li><li><p>The Fenn lamp, for the first time outside of Kyoto, hung at 2.1 meters.</p></li><li><p>A Birk wall with twenty drawers. In one of them is a prize. In the other nineteen is the price list.</p></li><li><p>A kettle. It takes more current than all of the lamps together, and it was the first thing on the plan.</p></li></ul>
<h2>Who is there</h2>
<p>Maren, Haruka, Rui, Layla, Josephine and I. Callum stays with the truck, by his own wish. Haruka will explain the two millimeters to anyone who asks, and Rui will explain glue, in particular why there is none.</p>
<h2>How to find us</h2>
<p>In through the main door, left at the stand with the very loud chairs, and straight on until it becomes quiet. If you get lost, follow the smell of oil and tea.</p>
<p>Trade clients can book half an hour at the table, with one of us across from them and a drawing in between. Write to Layla, who answers before breakfast. Everyone else can just come by: we’re there from nine, and we leave when someone switches the lights off.</p>`,
  },
  {
    ...{ title: 'A morning in the Kyoto studio', status: 'Pending', day: -1, author: 4, drawing: 'kyoto' },
    ...{ categories: ['Studios', 'Design'], tags: ['kyoto', 'prototypes'] },
    excerpt: 'Four desks, one plane, and a rule about shavings. To be read by Anaïs before it goes anywhere.',
    content: `<p>The studio in Kyoto is a former sweet shop. It has four desks, a garden as large as a door, and a counter that no longer sells sweets, although people still come in and ask. We keep some for them.</p>
<h2>Eight o’clock</h2>
<p>Someone sharpens. It doesn’t matter who: the first to arrive. A blade that is sharp at eight is honest until lunch. The shavings are kept in a basket by the window, sorted by wood, because on a dull day you learn more from them than from the plan.</p>
<h2>Ten o’clock</h2>
<p>Porto is asleep, so no one writes. These are the hours for drawing. We draw at full size or not at all. A lamp that is good at a fifth of its size is a good toy.</p>
<ol><li><p>Draw it on paper that is larger than it.</p></li><li><p>Hang the paper where the thing would be.</p></li><li><p>Leave the room. Come back with something else in mind.</p></li></ol>
<p>If you look at it first, it stays. If you look at the window first, it goes into the drawer with its brothers. There are many brothers.</p>
<h2>Noon</h2>
<p>Porto wakes up and has questions. Most of them begin with “Could it be thinner?”, and the answer is usually that it was, last week, and looked like an egg. Then there is soup.</p>
<p>Visitors are welcome on the first Friday of the month. Please take your shoes off, and do not bow to the prototype; it is only a prototype.</p>`,
  },
  {
    ...{ title: 'Ten years, thirty-eight sofas', status: 'Draft', day: -3, author: 1, drawing: 'porto' },
    ...{ categories: ['Workshop'], tags: ['vale', 'porto', 'anniversary'] },
    excerpt: 'We made forty and sold thirty-eight. A letter to everyone who has one. Not finished, like most letters.',
    content: `<p>Ten years ago we rented a boathouse in Porto, because it had a roof and no boats. We made forty Vale sofas in it, all at once, because no one had told us to make one first. Thirty-eight were sold. Two are still with us: one is in the office, and one holds the other things we didn’t sell.</p>
<h2>If you have one of the thirty-eight</h2>
<p>It has a number, burned into the frame under the left seat. Take a photograph of it. We’ll reupholster the sofa for free, in linen or in wool, in any color that we have and in the beige if you must.</p>
<ul><li><p>We collect it, also through the window.</p></li><li><p>It takes three weeks, two of them waiting for its turn, like everyone.</p></li><li><p>What we find in it is yours. Last time that was a ring, eleven pencils and a letter.</p></li></ul>
<h2>Why</h2>
<p>Because they paid for the roof. <strong>[Anaïs: too short? I cannot think of a better reason.]</strong></p>
<p>I have the list of that first year, written by hand, with coffee on it. Some of the names have moved, and four have written to me since, to say that the sofa moved along. If you know of one, tell it that we remember.</p>
<p><em>Still to come: the photograph with the river, if Rui can find it, and an ending.</em></p>`,
  },
];
