import { text } from '../text/index.ts';
import { language } from '../text/language.ts';

/** Why the server refused, in the reader's language. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string | undefined;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    error: { code?: string; says?: string; rule?: string } & Record<string, unknown>,
  ) {
    const { code = 'unknown', says = text.page.unreadable, rule, ...more } = error;
    super(says);
    this.status = status;
    this.code = code;
    this.rule = rule;
    this.more = more;
  }
}

const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers: {
      'accept-language': language.value,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json().catch(() => ({}))) as { error?: object };
  if (!response.ok) throw new ApiProblem(response.status, { ...answer.error });
  return answer as T;
};

/** The server's API: every request of the page goes through here. */
export const api = {
  get: <T>(path: string): Promise<T> => call<T>('GET', path),
  post: <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body),
  put: <T>(path: string, body: unknown): Promise<T> => call<T>('PUT', path, body),
  delete: <T>(path: string, body?: unknown): Promise<T> => call<T>('DELETE', path, body),
};
