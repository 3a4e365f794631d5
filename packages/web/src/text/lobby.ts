/** The words of the rooms around the match. */
export const lobby = {
  fantasy: 'fantasy',
  turns: (count: number) => `${count} turns`,
  units: (count: number) => `${count} units`,
  seat: (seat: string) => seat.charAt(0).toUpperCase() + seat.slice(1),
  game: {
    yourMove: 'Your move',
    theirMove: 'Waiting for the others',
    seatsOpen: (count: number) => (count === 1 ? 'One seat open' : `${count} seats open`),
    states: { paused: 'Paused', over: 'Over' },
    you: 'you',
    nobody: 'nobody yet',
    bot: (name: string) => `${name} (computer)`,
  },
  start: {
    title: 'Great battles on paper maps, without the paper',
    lead: 'Command the Normans at Hastings against the computer. The table knows every rule of the printed game and tells you which one when you ask.',
    fight: 'Fight Hastings now',
    fighting: 'Setting up the table',
    others: 'All battles',
    noAccount: 'No account needed: one press and you are on the field.',
    pick: 'Pick a battle, pick a side',
    pickHint: 'Choose whom you fight, then press a side to begin.',
    against: {
      label: 'Whom do you fight?',
      computer: 'Computer',
      link: 'Friend, by link',
      both: 'Same screen',
    },
    playAs: (battle: string, side: string) => `${side}: play ${battle} as the ${side}`,
    allScenarios: 'All scenarios and their options',
    ownBattle: 'Build your own battle',
    beside: 'Your games and open games',
    continue: 'Continue',
    allGames: 'All games',
    open: 'Open games',
    allOpen: 'All open games',
    noneOpen:
      'Nobody waits for an opponent just now. Start a game that is open to all and somebody may join.',
    code: {
      label: 'Have a game code or a link?',
      placeholder: 'Paste it here',
      go: 'Go',
      wrong: 'This is neither a link nor a code of a game: copy the whole of it from the message.',
    },
    learn: {
      title: 'New here?',
      minutes: '10 minutes',
      says: 'Seven bands, one river, one mill: a small game that shows how everything works.',
      go: 'Learn by playing',
    },
    shelf: {
      title: 'On the shelf',
      play: 'Battles',
      rules: 'Rulebook',
      rulesOf: (name: string) => `Rulebook of ${name}`,
    },
    promises: {
      title: 'What Warmoot is',
      list: [
        [
          'The whole game',
          'Published tabletop war games, played by every clause of their rulebooks. Each number can be asked: the clause behind it is one press away.',
        ],
        [
          'Fair dice',
          'The seed of the dice is promised before the first roll and shown after the last. Your own browser checks every one of them.',
        ],
        [
          'Your pace',
          'An evening at one screen, a duel by link, or a turn a day by mail. Leave when you like; the table keeps your place.',
        ],
        [
          'Yours to keep',
          'Open source, no advertising, nothing sold. Every match can be replayed, taken home as a file and brought back.',
        ],
      ],
    },
  },
} as const;
