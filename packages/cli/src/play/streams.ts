import type { Readable } from 'node:stream';
import type { OutputStream, Streams } from '../rules/terminal.ts';

export interface PlayStreams extends Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: OutputStream & { readonly rows?: number };
}
