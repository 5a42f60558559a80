import type { ChatStatus } from './presence-contract.ts';

/** A message of a sample chat; who wrote it by the id of the sample person. */
interface SampleMessage {
  from: number;
  text: string;
  /** Days before the one of seeding, with a time in UTC; or minutes before the seeding. */
  when: { daysAgo: number; time: string } | { minutesAgo: number };
}

/** A chat of the sample's admin with a colleague. */
interface SampleChat {
  with: number;
  /** How many of the last messages the admin has not seen. */
  unseen: number;
  messages: SampleMessage[];
}

const maren = 1;
const josephine = 3;
const haruka = 4;

/** As what the colleagues appear; who can sign in appears as they are. */
export const sampleStatuses: Readonly<Record<number, ChatStatus>> = {
  3: 'online',
  4: 'online',
  5: 'busy',
  6: 'online',
  7: 'away',
  8: 'busy',
  9: 'away',
  10: 'offline',
  11: 'online',
  12: 'offline',
};

export const sampleChats: readonly SampleChat[] = [
  {
    with: josephine,
    unseen: 0,
    messages: [
      {
        from: josephine,
        text: 'The lift has stopped again. Between two floors, empty, thank goodness.',
        when: { daysAgo: 4, time: '09:12' },
      },
      { from: maren, text: 'Who is stuck with what?', when: { daysAgo: 4, time: '09:15' } },
      { from: josephine, text: 'A Vale corner sofa for the second floor. Four pieces, one window.', when: { daysAgo: 4, time: '09:16' } },
      { from: josephine, text: 'Callum has measured the window twice and is whistling.', when: { daysAgo: 4, time: '09:16' } },
      { from: maren, text: 'Take the photograph before it goes through, not during.', when: { daysAgo: 4, time: '09:21' } },
      { from: josephine, text: 'It is in. The neighbours clapped.', when: { daysAgo: 4, time: '13:40' } },
      { from: maren, text: 'The engineer?', when: { daysAgo: 4, time: '13:52' } },
      { from: josephine, text: 'Thursday, he says. He did not say of which week.', when: { daysAgo: 4, time: '13:53' } },
      {
        from: maren,
        text: 'For Bergen: can you be on the stand from the first morning? Anaïs wants two who know the prices.',
        when: { daysAgo: 2, time: '10:02' },
      },
      {
        from: josephine,
        text: 'Yes. I have moved the stocktaking to the week after. The calendar knows.',
        when: { daysAgo: 2, time: '10:05' },
      },
      { from: josephine, text: 'Callum asks whether he gets a badge after all.', when: { daysAgo: 2, time: '10:06' } },
      { from: maren, text: 'Callum said that he prefers the lorry.', when: { daysAgo: 2, time: '10:10' } },
      { from: josephine, text: 'He does. He would like to have been asked.', when: { daysAgo: 2, time: '10:11' } },
      {
        from: josephine,
        text: 'You have my mail about the winter hours. The olive tree is the important part.',
        when: { daysAgo: 1, time: '16:50' },
      },
      { from: maren, text: 'March. I have written it down twice.', when: { daysAgo: 1, time: '17:34' } },
    ],
  },
  {
    with: haruka,
    unseen: 2,
    messages: [
      { from: haruka, text: 'The third prototype is out of the press. The rim holds.', when: { daysAgo: 3, time: '06:14' } },
      { from: maren, text: 'How much thicker is it now?', when: { daysAgo: 3, time: '08:30' } },
      { from: haruka, text: 'Two millimetres. I tried one and a half first; it felt like paper.', when: { daysAgo: 3, time: '08:41' } },
      { from: maren, text: 'And in the dark?', when: { daysAgo: 3, time: '08:43' } },
      { from: haruka, text: '暗いところでは、完成しているように見えます。', when: { daysAgo: 3, time: '08:44' } },
      {
        from: haruka,
        text: 'In the dark it looks finished. I slept on it, as promised, and it still does.',
        when: { daysAgo: 2, time: '01:24' },
      },
      { from: maren, text: 'I have it in front of me. Yes. You have it in writing too.', when: { daysAgo: 2, time: '08:09' } },
      { from: haruka, text: 'ありがとうございます 🙏 I will tell Kyoto and open the good tea.', when: { daysAgo: 2, time: '08:12' } },
      {
        from: maren,
        text: 'Zoë needs a picture for the shop in which it is on, and one in which it is off.',
        when: { daysAgo: 1, time: '11:05' },
      },
      { from: haruka, text: 'She has both. The one in which it is off is the better one.', when: { daysAgo: 1, time: '11:20' } },
      { from: haruka, text: 'For the fair: I would hang them at 2.1 m, not higher. One must see into the wood.', when: { minutesAgo: 58 } },
      {
        from: haruka,
        text: 'May I bring the first prototype as well? The crooked one. People like to see where a thing comes from.',
        when: { minutesAgo: 56 },
      },
    ],
  },
];
