const LINK = /\/(invitations|matches|shared)\/([\w-]+)/;
const MATCH_CODE = /^[a-z2-9]{20}$/;
/** As people read it out and type it: `K7M 4QRT`. */
const SHORT_CODE = /^([a-z2-9]{3})[- ]?([a-z2-9]{4})$/i;
const SECRET = /^[\w-]{24,64}$/;

/** Where a pasted link or code leads: an invitation or a match; undefined for anything else. */
export const placeOf = (pasted: string): string | undefined => {
  const code = pasted.trim();
  const link = LINK.exec(code);
  if (link) return `/${link[1]}/${link[2]}`;
  const short = SHORT_CODE.exec(code);
  if (short) return `/invitations/${short[1]}${short[2]}`.toLowerCase();
  if (MATCH_CODE.test(code)) return `/matches/${code}`;
  return SECRET.test(code) ? `/invitations/${code}` : undefined;
};
