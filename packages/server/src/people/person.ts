/** Somebody who plays: a guest until a name and a password make an account of it. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}
