export { serveCommand } from './serveCommand.ts';
