/** The words of the match screen. */
export const match = {} as const;
