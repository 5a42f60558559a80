const listed = (text: string) => text.split(' ');

/** The emoji to choose from: what colleagues write to each other, by group. */
export const emojiGroups = [
  {
    name: 'faces' as const,
    emoji: listed(
      '😀 😃 😄 😁 😆 😅 😂 🤣 😊 🙂 😉 😇 🥰 😍 😘 😋 😜 🤪 🤗 🤭 🤫 🤔 🤨 😐 🙄 😬 😌 😴 😷 🤒 🤯 🥳 😎 🤓 🧐 😕 🙁 😮 😳 🥺 😢 😭 😤 😱 🤦 🤷',
    ),
  },
  {
    name: 'hands' as const,
    emoji: listed('👍 👎 👌 🤌 ✌️ 🤞 🤝 👏 🙌 🙏 💪 👋 ✋ 👉 👈 👆 👇 ✍️ 👀 🫶'),
  },
  {
    name: 'hearts' as const,
    emoji: listed('❤️ 🧡 💛 💚 💙 💜 🖤 🤍 💔 💯 ✨ 🔥 🎉 🎊 🎂 🎁 🏆 🥇 ⭐ 🌟'),
  },
  {
    name: 'nature' as const,
    emoji: listed('🐱 🐶 🦊 🐻 🐝 🦋 🐢 🐟 🌱 🌳 🌲 🍂 🌸 🌻 ☀️ ⛅ 🌧️ ❄️ 🌈 🌊'),
  },
  {
    name: 'food' as const,
    emoji: listed('☕ 🍵 🍺 🍷 🥂 🍕 🍔 🥗 🍝 🍣 🥐 🍞 🧀 🍎 🍋 🍓 🍪 🍰 🍫 🥨'),
  },
  {
    name: 'things' as const,
    emoji: listed('🪑 🛋️ 💡 🪵 🔨 🪚 🧰 🪴 📦 🚚 ✈️ 🏠 🏢 💻 📱 📷 📎 ✏️ 📝 📅 ⏰ 📈 📌 🔒 🔑 💶 🛒 ✅ ❌ ⚠️ ❓ ❗'),
  },
];
