/** A long record, packed into a string: a turn repeats most of the one before, so little is left. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Shorter ones stay legible. */
const PACKED_FROM = 2_000_000;

export const packed = <T>(record: T): T | string => {
  const text = JSON.stringify(record);
  if (text.length < PACKED_FROM) return record;
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }).toString('base64');
};

/** Throws if the string is not a packed record. */
export const unpacked = <T>(record: T | string): T =>
  typeof record === 'string'
    ? JSON.parse(brotliDecompressSync(Buffer.from(record, 'base64')).toString())
    : record;
