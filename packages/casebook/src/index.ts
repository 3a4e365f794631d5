export * from './cases/index.ts';
export * from './rulebook/index.ts';
