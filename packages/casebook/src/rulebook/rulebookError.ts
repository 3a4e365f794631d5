/** A mistake in a rulebook or one of its companion files. The message is one sentence for its author. */
export class RulebookError extends Error {
  override readonly name = 'RulebookError';
}
