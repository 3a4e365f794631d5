export { type Serving, serve } from './ops/serve.ts';
export { type RunningServer, startServer } from './start.ts';
