import type { ChatStatus } from './presence-contract.ts';

/** A message in a sample chat; `from` is the id of a sample person. */
interface SampleMessage {
  from: number;
  text: string;
  /** Days before the seed date plus a UTC time, or minutes before seeding. */
  when: { daysAgo: number; time: string } | { minutesAgo: number };
}

/** A chat between the sample's admin and a colleague. */
interface SampleChat {
  with: number;
  /** How many of the latest messages the admin hasn't seen. */
  unseen: number;
  messages: SampleMessage[];
}

const maren = 1;
const josephine = 3;
const haruka = 4;

/** Fixed status per sample colleague. People who can sign in show their real status. */
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
      { from: maren, text: 'Take the picture before it goes through, not during.', when: { daysAgo: 4, time: '09:21' } },
      { from: josephine, text: 'It’s in. The neighbors clapped.', when: { daysAgo: 4, time: '13:40' } },
      { from: maren, text: 'The engineer?', when: { daysAgo: 4, time: '13:52' } },
      { from: josephine, text: 'Thursday, he says. He didn’t say which week.', when: { daysAgo: 4, time: '13:53' } },
      {
        from: maren,
        text: 'For Bergen: can you be at the stand from the first morning? Anaïs wants two people who know the prices.',
        when: { daysAgo: 2, time: '10:02' },
      },
      {
        from: josephine,
        text: 'Yes. I moved inventory to the week after. It’s in the calendar.',
        when: { daysAgo: 2, time: '10:05' },
      },
      { from: josephine, text: 'Callum is asking if he gets a badge after all.', when: { daysAgo: 2, time: '10:06' } },
      { from: maren, text: 'Callum said he prefers the truck.', when: { daysAgo: 2, time: '10:10' } },
      { from: josephine, text: 'He does. He’d like to have been asked.', when: { daysAgo: 2, time: '10:11' } },
      {
        from: josephine,
        text: 'I emailed you the winter hours. The olive tree is the important part.',
        when: { daysAgo: 1, time: '16:50' },
      },
      { from: maren, text: 'March. I wrote it down twice.', when: { daysAgo: 1, time: '17:34' } },
    ],
  },
  {
    with: haruka,
    unseen: 2,
    messages: [
      { from: haruka, text: 'The third prototype is out of the press. The rim holds.', when: { daysAgo: 3, time: '06:14' } },
      { from: maren, text: 'How much thicker is it now?', when: { daysAgo: 3, time: '08:30' } },
      { from: haruka, text: '2 mm. I tried 1.5 first; it felt like paper.', when: { daysAgo: 3, time: '08:41' } },
      { from: maren, text: 'And in the dark?', when: { daysAgo: 3, time: '08:43' } },
      { from: haruka, text: '暗いところでは、完成しているように見えます。', when: { daysAgo: 3, time: '08:44' } },
      {
        from: haruka,
        text: 'In the dark it looks finished. I slept on it, as promised, and it still does.',
        when: { daysAgo: 2, time: '01:24' },
      },
      { from: maren, text: 'I have it in front of me. Yes. You have that in writing too.', when: { daysAgo: 2, time: '08:09' } },
      { from: haruka, text: 'ありがとうございます 🙏 I will tell Kyoto and open the good tea.', when: { daysAgo: 2, time: '08:12' } },
      {
        from: maren,
        text: 'Zoë needs one picture for the shop with the lamp on and one with it off.',
        when: { daysAgo: 1, time: '11:05' },
      },
      { from: haruka, text: 'She has both. The one with it off is better.', when: { daysAgo: 1, time: '11:20' } },
      { from: haruka, text: 'For the fair, I’d hang them at 2.1 m, no higher. People should see into the wood.', when: { minutesAgo: 58 } },
      {
        from: haruka,
        text: 'Can I bring the first prototype too? The crooked one. People like to see where things come from.',
        when: { minutesAgo: 56 },
      },
    ],
  },
];
