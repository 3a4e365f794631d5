import { config } from 'zod/v4/core';

/** The page's security policy forbids eval; without this zod would try it, and the browser would report an error. */
config({ jitless: true });
