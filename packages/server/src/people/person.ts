/** A player: a guest until they choose a name and password for an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}
