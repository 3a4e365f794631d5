/** Builds the page where it is missing or older than its sources. */
export const buildPage: (
  root: string,
  /** Another folder than `dist`, and conditions under which packages are resolved, such as `toys`. */
  options?: { readonly into?: string; readonly conditions?: readonly string[] },
) => Promise<void>;
