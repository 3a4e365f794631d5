/**
 * SHA-256 and HMAC as published (FIPS 180-4, RFC 2104); our own code because the kernel also runs where there is no
 * crypto module.
 */
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
};
const fractionWord = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) >>> 0;
const ROUND_WORDS = primes(64).map((p) => fractionWord(Math.cbrt(p)));
const START_WORDS = primes(8).map((p) => fractionWord(Math.sqrt(p)));

const rotateRight = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

export const utf8 = (text: string): Uint8Array =>
  Uint8Array.from(unescapePercent(encodeURIComponent(text)), (c) => c.charCodeAt(0));
const unescapePercent = (text: string): string =>
  text.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const padded = (message: Uint8Array): DataView => {
  const length = (((message.length + 8) >> 6) + 1) << 6;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(length - 4, message.length << 3);
  return view;
};

const schedule = (block: DataView, offset: number): Uint32Array => {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15] as number;
    const b = w[i - 2] as number;
    const s0 = rotateRight(a, 7) ^ rotateRight(a, 18) ^ (a >>> 3);
    const s1 = rotateRight(b, 17) ^ rotateRight(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  return w;
};

const compress = (hash: Uint32Array, w: Uint32Array): void => {
  let [a, b, c, d, e, f, g, h] = hash as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_WORDS[i] as number) + (w[i] as number)) | 0;
    const s0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] as number) + word;
  });
};

export const sha256 = (message: Uint8Array): Uint8Array => {
  const block = padded(message);
  const hash = Uint32Array.from(START_WORDS);
  for (let offset = 0; offset < block.byteLength; offset += 64) compress(hash, schedule(block, offset));
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => {
    out.setUint32(4 * i, word);
  });
  return new Uint8Array(out.buffer);
};

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
};

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
};
