import { config } from 'zod/v4/core';

/** The page's policy lets no script be made from text; without this zod would try, and the browser would report it. */
config({ jitless: true });
