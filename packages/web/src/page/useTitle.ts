import { useEffect } from 'preact/hooks';
import { text } from '../text/index.ts';

/** The name of the page, for the tab and for screen readers. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === '' ? text.brand : `${title} · ${text.brand}`;
  }, [title]);
};
