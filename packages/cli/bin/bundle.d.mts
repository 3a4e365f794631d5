import type { BuildOptions } from 'esbuild';

export function bundleText(entry: string, options: BuildOptions): Promise<string>;
export function bundle(
  entry: string,
  options: { readonly into: string; readonly conditions?: string[] },
): Promise<string>;
