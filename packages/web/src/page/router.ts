import { signal } from '@preact/signals';

/** The current address: the path below the site, and the query. */
export interface Address {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const read = (): Address => ({
  path: location.pathname.split('/').filter((part) => part !== ''),
  query: new URLSearchParams(location.search),
});

export const address = signal<Address>(read());

/** Goes to another of our pages without a reload. */
export const goTo = (path: string, how: 'push' | 'replace' = 'push'): void => {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  address.value = read();
};

/** Follows our own links without a reload; all others as usual. */
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
