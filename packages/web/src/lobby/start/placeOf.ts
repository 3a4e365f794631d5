const LINK = /\/(invitations|matches)\/([\w-]+)/;
const MATCH_CODE = /^[a-z2-9]{20}$/;
const SECRET = /^[\w-]{24,64}$/;

/** Where a pasted link or code leads: an invitation or a match; undefined for anything else. */
export const placeOf = (pasted: string): string | undefined => {
  const code = pasted.trim();
  const link = LINK.exec(code);
  if (link) return `/${link[1]}/${link[2]}`;
  if (MATCH_CODE.test(code)) return `/matches/${code}`;
  return SECRET.test(code) ? `/invitations/${code}` : undefined;
};
