/** A viewer's position: the numbers of its last news, its last chat message and the table. */
export interface Place {
  news: number;
  chat: number;
  table: number;
}

/** `12.3.4`, as viewers send it back to resume. */
export const readPlace = (text: string | undefined): Place => {
  const [news = -1, chat = 0, table = 0] = /^\d+\.\d+\.\d+$/.test(text ?? '')
    ? (text as string).split('.').map(Number)
    : [];
  return { news, chat, table };
};

export const placeText = ({ news, chat, table }: Place): string => `${news}.${chat}.${table}`;
