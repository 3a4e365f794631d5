/** Builds the page where it is missing or older than its sources. */
export const buildPage: (root: string) => Promise<void>;
