/** Works while no other process works under the same lock, which is a file. */
export const oneAtATime: <T>(lock: string, work: () => Promise<T>) => Promise<T>;
