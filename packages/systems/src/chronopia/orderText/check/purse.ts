import type { Action } from '../../orders/orders.ts';
import type { CheckWith, Problem } from './checkWith.ts';

/** E-08: money is spent in the order of the file; what cannot be paid is reduced or left out (CHR-R-42, CHR-R-177). */
export class Purse {
  readonly #ask: CheckWith;
  #left: number;

  constructor(ask: CheckWith) {
    this.#ask = ask;
    this.#left = ask.treasury?.() ?? Number.POSITIVE_INFINITY;
  }

  check(unit: string, action: Action): Problem[] {
    const price = this.#ask.price?.(unit, action) ?? 0;
    if (price <= this.#left) {
      this.#left -= price;
      return [];
    }
    const because = `This costs ${price} guilders and only ${this.#left} are left, so less or nothing is bought`;
    return [{ code: 'E-08', rule: 'CHR-R-42', because }];
  }
}
