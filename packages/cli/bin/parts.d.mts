export const PARTS: Readonly<
  Record<'main' | 'server' | 'botWorker' | 'admin' | 'archive' | 'simWorker', string>
>;
