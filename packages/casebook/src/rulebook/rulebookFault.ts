/** Something in a rulebook or beside it is written wrongly. The message is one sentence for whoever wrote it. */
export class RulebookFault extends Error {
  override readonly name = 'RulebookFault';
}
