import { signal } from '@preact/signals';

/** Where we are: the path below the site, and what stands behind the question mark. */
export interface Address {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const read = (): Address => ({
  path: location.pathname.split('/').filter((part) => part !== ''),
  query: new URLSearchParams(location.search),
});

export const address = signal<Address>(read());

/** Goes to another page of ours without loading it anew. */
export const goTo = (path: string, how: 'push' | 'replace' = 'push'): void => {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  address.value = read();
};

/** Links of ours are followed without loading; all others as ever. */
export const followLinks = (): void => {
  addEventListener('popstate', () => {
    address.value = read();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href^="/"]');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (link === null || link === undefined || !plain || event.defaultPrevented) return;
    if (link.hasAttribute('download') || link.getAttribute('href')?.startsWith('/api')) return;
    event.preventDefault();
    goTo(link.getAttribute('href') as string);
  });
};
