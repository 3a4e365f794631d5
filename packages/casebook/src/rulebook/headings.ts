/** "12. MIS: missile combat", "42.2 Hidden information (HID)" and "16. CAS — losses [C]" become plain titles. */
export const headingTitle = (heading: string): string => {
  const plain = heading
    .replace(/^\d+(?:\.\d+)*\.?\s+/, '')
    .replace(/^[A-Z][A-Z0-9]*(?::| —)\s+/, '')
    .replace(/\s*\((?:[A-Z]+(?:, )?)+\)/, '')
    .replace(/\s*\[[^\]]*\]/g, '')
    .replace(/[`*]/g, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** Words in capitals that a heading holds; those that are clause areas show which chapter it is. */
export const areasNamedIn = (heading: string): string[] => heading.match(/\b[A-Z][A-Z0-9]*\b(?!-)/g) ?? [];
