import { type LookupAddress, lookup } from 'node:dns';
import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A request to an address that a person gave us. */
export interface OutsideRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** Whether it may go to this machine and its local network. */
  readonly privateHooks: boolean;
}

const TIMEOUT_MS = 10_000;

/** Networks outside the public internet: nobody may use this server to reach hosts behind its firewall. */
const PRIVATE: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const blocked = (): BlockList => {
  const list = new BlockList();
  for (const [network, prefix, family] of PRIVATE) list.addSubnet(network, prefix, family);
  return list;
};
const BLOCKED = blocked();

export const isPrivateAddress = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address.replace(/%.*$/, '');
  return BLOCKED.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
};

const refusal = (host: string): Error => new Error(`${host} is not an address on the public internet`);

/** Checks the actual address to be connected to: a name may resolve differently a moment later. */
const openLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (problem, found: LookupAddress[]) => {
    const bad = found?.find(({ address }) => isPrivateAddress(address));
    const first = found?.[0];
    if (problem !== null || bad !== undefined || first === undefined)
      return answer(problem ?? refusal(host), [], 0);
    return options.all === true ? answer(null, found) : answer(null, first.address, first.family);
  });
};

/** The status of the answer; its body is not read. Redirects are not followed. */
export const postOut = (parcel: OutsideRequest): Promise<number> => {
  const url = new URL(parcel.url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!parcel.privateHooks && isIP(host) !== 0 && isPrivateAddress(host))
    return Promise.reject(refusal(host));
  return new Promise((resolve, reject) => {
    const request = opened(url, parcel, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    const timer = setTimeout(() => request.destroy(new Error(`${host} did not answer in time`)), TIMEOUT_MS);
    request.on('error', reject);
    request.on('close', () => clearTimeout(timer));
    request.end(parcel.body ?? undefined);
  });
};

const opened = (
  url: URL,
  { headers, body, privateHooks }: OutsideRequest,
  answered: (response: IncomingMessage) => void,
): ClientRequest => {
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': Buffer.byteLength(body ?? '') },
    ...(privateHooks ? {} : { lookup: openLookup }),
  };
  return url.protocol === 'https:'
    ? httpsRequest(url, options, answered)
    : httpRequest(url, options, answered);
};
