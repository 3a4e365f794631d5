/** An answer that is already JSON: a worker thread or the store serialised it, so this thread need not. */
export class Json {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export const asJson = (text: string): never => new Json(text) as never;
