export function markOf(file: string, within: number | null): string;
export function withMarks(file: string, text: string): string;
