/** What a model can take: crew or escort first, then its body (BLD-CAS-03). */
export interface Frame {
  readonly crew: number;
  readonly body: number;
  /** A chariot without escort has no stages (BLD-CAS-05). */
  readonly hasStages: boolean;
}

export interface Condition {
  readonly crewLeft: number;
  readonly isImpaired: boolean;
  readonly isEliminated: boolean;
}

/** BLD-CAS-02, BLD-CAS-03: the condition of a model after hits; it is impaired while one body hit is left. */
export const conditionOf = ({ crew, body, hasStages }: Frame, hits: number): Condition => {
  const left = crew + body - hits;
  return {
    crewLeft: Math.max(0, crew - hits),
    isImpaired: hasStages && hits > crew && left === 1,
    isEliminated: left <= 0,
  };
};
