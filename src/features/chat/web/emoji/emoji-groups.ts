export interface Emoji {
  emoji: string;
  /** Names typed between colons, the most common first. */
  names: string[];
}

/** Parses entries written as `name,other=😀`. */
const listed = (text: string): Emoji[] =>
  text.split(' ').map((entry) => {
    const [names = '', emoji = ''] = entry.split('=');
    return { emoji, names: names.split(',') };
  });

/** Emoji offered in the picker, by group, under the names other chat apps use. */
export const emojiGroups = [
  {
    name: 'faces' as const,
    emoji: listed(
      'grinning=😀 smiley=😃 smile=😄 grin=😁 laughing,satisfied=😆 sweat_smile=😅 joy=😂 rofl=🤣 blush=😊 slightly_smiling_face=🙂 wink=😉 innocent=😇 smiling_face_with_three_hearts=🥰 heart_eyes=😍 kissing_heart=😘 yum=😋 stuck_out_tongue_winking_eye=😜 zany_face=🤪 hugs,hugging_face=🤗 hand_over_mouth=🤭 shushing_face=🤫 thinking,thinking_face=🤔 raised_eyebrow=🤨 neutral_face=😐 roll_eyes=🙄 grimacing=😬 relieved=😌 sleeping=😴 mask=😷 face_with_thermometer=🤒 exploding_head=🤯 partying_face=🥳 sunglasses=😎 nerd_face=🤓 monocle_face=🧐 confused=😕 slightly_frowning_face=🙁 open_mouth=😮 flushed=😳 pleading_face=🥺 cry=😢 sob=😭 triumph=😤 scream=😱 facepalm=🤦 shrug=🤷',
    ),
  },
  {
    name: 'hands' as const,
    emoji: listed(
      '+1,thumbsup=👍 -1,thumbsdown=👎 ok_hand=👌 pinched_fingers=🤌 v=✌️ crossed_fingers=🤞 handshake=🤝 clap=👏 raised_hands=🙌 pray,thanks=🙏 muscle=💪 wave=👋 raised_hand=✋ point_right=👉 point_left=👈 point_up=👆 point_down=👇 writing_hand=✍️ eyes=👀 heart_hands=🫶',
    ),
  },
  {
    name: 'hearts' as const,
    emoji: listed(
      'heart=❤️ orange_heart=🧡 yellow_heart=💛 green_heart=💚 blue_heart=💙 purple_heart=💜 black_heart=🖤 white_heart=🤍 broken_heart=💔 100=💯 sparkles=✨ fire=🔥 tada=🎉 confetti_ball=🎊 birthday=🎂 gift=🎁 trophy=🏆 1st_place_medal=🥇 star=⭐ star2=🌟',
    ),
  },
  {
    name: 'nature' as const,
    emoji: listed(
      'cat=🐱 dog=🐶 fox_face=🦊 bear=🐻 bee=🐝 butterfly=🦋 turtle=🐢 fish=🐟 seedling=🌱 deciduous_tree=🌳 evergreen_tree=🌲 fallen_leaf=🍂 cherry_blossom=🌸 sunflower=🌻 sunny=☀️ partly_sunny=⛅ rain_cloud=🌧️ snowflake=❄️ rainbow=🌈 ocean=🌊',
    ),
  },
  {
    name: 'food' as const,
    emoji: listed(
      'coffee=☕ tea=🍵 beer=🍺 wine_glass=🍷 clinking_glasses=🥂 pizza=🍕 hamburger=🍔 green_salad=🥗 spaghetti=🍝 sushi=🍣 croissant=🥐 bread=🍞 cheese=🧀 apple=🍎 lemon=🍋 strawberry=🍓 cookie=🍪 cake=🍰 chocolate_bar=🍫 pretzel=🥨',
    ),
  },
  {
    name: 'things' as const,
    emoji: listed(
      'chair=🪑 couch_and_lamp=🛋️ bulb=💡 wood=🪵 hammer=🔨 carpentry_saw=🪚 toolbox=🧰 potted_plant=🪴 package=📦 truck=🚚 airplane=✈️ house=🏠 office=🏢 computer=💻 iphone=📱 camera=📷 paperclip=📎 pencil2=✏️ memo=📝 date=📅 alarm_clock=⏰ chart_with_upwards_trend=📈 pushpin=📌 lock=🔒 key=🔑 euro=💶 shopping_cart=🛒 white_check_mark,check=✅ x=❌ warning=⚠️ question=❓ exclamation=❗',
    ),
  },
];

const all: readonly Emoji[] = emojiGroups.flatMap(({ emoji }) => emoji);

/** Emoji whose names contain the typed text, with or without colons; prefix matches first. */
export function emojiLike(typed: string): Emoji[] {
  const wanted = typed.trim().toLowerCase().replaceAll(':', '').replaceAll(' ', '_');
  const begins = ({ names }: Emoji) => names.some((name) => name.startsWith(wanted));
  const contains = ({ names }: Emoji) => names.some((name) => name.includes(wanted));
  return [...all.filter(begins), ...all.filter((one) => !begins(one) && contains(one))];
}
