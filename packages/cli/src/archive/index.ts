export { backupCommand, restoreCommand } from './archiveCommands.ts';
