export const PARTS: Readonly<Record<'main' | 'server' | 'botWorker' | 'archive' | 'simWorker', string>>;
