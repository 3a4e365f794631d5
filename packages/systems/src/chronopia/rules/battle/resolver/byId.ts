const partsOf = (id: string): [string, number] => {
  const digits = /\d+$/.exec(id)?.[0] ?? '';
  return [id.slice(0, id.length - digits.length), digits === '' ? -1 : Number(digits)];
};

/** The last tie-breaker everywhere: `i-9` before `i-10`, `i-10` before `wb-2`. */
export const byId = (a: string, b: string): number => {
  const [wordA, numberA] = partsOf(a);
  const [wordB, numberB] = partsOf(b);
  if (wordA !== wordB) return wordA < wordB ? -1 : 1;
  return numberA - numberB;
};
