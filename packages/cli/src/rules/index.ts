export { rulesCommand } from './rulesCommand.ts';
export type { OutputStream, Streams } from './terminal.ts';
